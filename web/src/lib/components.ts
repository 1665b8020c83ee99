// The components that the server plays a game with, as its components file has them.

const TRIES = 3;
const PAUSE = 400;

/** Asked for by a board's own module, so that a board is there only with its components. */
export async function componentsOf<T>(game: string): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      const response = await fetch(`/api/components/${game}`);
      if (!response.ok) throw new Error(`no components of ${game}: ${response.status}`);
      return (await response.json()) as T;
    } catch (error) {
      if (!left) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
