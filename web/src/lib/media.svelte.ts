// Whether the window is as narrow as a phone's; 200 % zoom on a desktop counts as narrow too.

const query = typeof matchMedia === 'function' ? matchMedia('(max-width: 900px)') : null;

export const phone = $state({ is: query?.matches ?? false });

query?.addEventListener('change', (event) => (phone.is = event.matches));
