// Shapes of the marks on places, in a square of 200.

function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** A ring of thorns round a place. */
function thorns(): string {
  const steps = Array.from({ length: 16 }, (_, i) => [7 + (186 / 16) * i, i % 2 ? -5 : 7] as const);
  return polygon([
    ...steps,
    ...steps.map(([x, y]) => [200 - y, x] as const),
    ...steps.map(([x, y]) => [200 - x, 200 - y] as const),
    ...steps.map(([x, y]) => [y, 200 - x] as const),
  ]);
}

export const THORNS = thorns();
export const TICKS =
  'M-5 36V10Q-5 -5 10 -5H36M164 -5H190Q205 -5 205 10V36M205 164V190Q205 205 190 205H164M36 205H10Q-5 205 -5 190V164';
