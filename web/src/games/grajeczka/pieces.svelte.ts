// The tiles, and the pages with their words and stories, from the server.

import { spoken } from '../../lib/texts.svelte';
import type { Language } from '../../lib/messages';
import type { TileArt } from './tiles';
import type { Figure } from './view';

export interface PageInfo {
  number: number;
  figure: Figure;
  asks: string;
  words: string;
  story: string;
}

interface Kingdom {
  tiles: TileArt[];
  long: number;
  large: number;
}

class Pieces {
  tiles: ReadonlyMap<string, TileArt> = $state.raw(new Map());
  /** From how many tiles on a river is long, and from how many places on an area large. */
  long = $state(0);
  large = $state(0);
  failed = $state(false);
  private books: Partial<Record<Language, ReadonlyMap<number, PageInfo>>> = $state.raw({});
  private readonly asked = new Set<string>();

  /** The page in the reader's language, once it is here. */
  page(number: number): PageInfo | undefined {
    return (this.books[spoken()] ?? this.books.en ?? this.books.pl)?.get(number);
  }

  get ready(): boolean {
    return this.tiles.size > 0;
  }

  /** Ask for what is not here yet; called again when the language changes. */
  async load(language: Language): Promise<void> {
    try {
      await Promise.all([
        this.once('/api/kingdom/grajeczka', (data: Kingdom) => {
          this.tiles = new Map(data.tiles.map((tile) => [tile.name, tile]));
          this.long = data.long;
          this.large = data.large;
        }),
        this.once(`/api/stories/grajeczka?lang=${language}`, (data: PageInfo[]) => {
          this.books = {
            ...this.books,
            [language]: new Map(data.map((page) => [page.number, page])),
          };
        }),
      ]);
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  private async once<T>(path: string, take: (data: T) => void): Promise<void> {
    if (this.asked.has(path)) return;
    this.asked.add(path);
    try {
      const response = await fetch(path);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      take((await response.json()) as T);
    } catch (error) {
      this.asked.delete(path);
      throw error;
    }
  }
}

export const pieces = new Pieces();
