// What the reader is about to do, put together here before anything is sent: cards that are lifted,
// creatures that are called, a smithy and a payment. The server says what would come of it.

import type { Answer } from '../../lib/messages';
import type { Moves } from './moves';
import { inOrder } from './payments';
import {
  destinationsIn,
  eventsOf,
  magicPointsIn,
  type CardDestination,
  type MagicPoints,
  type RuneStonesView,
  type SeatView,
} from './view';

export type Mode = '' | 'summon' | 'use' | 'forge';

export interface PlanHost {
  view: () => RuneStonesView;
  /** Whether the reader may act now. */
  mine: () => boolean;
  own: () => SeatView | undefined;
  hand: () => readonly number[];
  moves: () => Moves;
  legal: () => readonly string[];
  /** `asked`: a button of our own that only confirms was pressed for it. */
  act: (text: string, asked: boolean) => Promise<Answer>;
  attempt: (text: string, then?: string[]) => Promise<Answer>;
}

interface Draft {
  plays: number[];
  calls: number[];
}

interface Outlook extends Draft {
  /** What could be done next, and what is certain to follow so far. */
  legal: readonly string[];
  /** The words to send, without the last `finish` of a summon. */
  texts: string[];
  ready: boolean;
  destinations: Map<number, CardDestination>;
  /** Of a summoning. */
  magicPoints?: MagicPoints | undefined;
}

export interface Refused {
  rule: string;
  words: string;
  card: number;
}

const PHASES: Record<string, Mode> = { summon: 'summon', cards: 'use', forge: 'forge' };
const NOTHING: Outlook = {
  plays: [],
  calls: [],
  legal: [],
  texts: [],
  ready: false,
  destinations: new Map(),
};

const legalOf = (answer: Answer): readonly string[] => answer.legal ?? [];

export class Plan {
  private chosen: Mode = $state('');
  draft: Draft = $state.raw({ plays: [], calls: [] });
  outlook: Outlook = $state.raw(NOTHING);
  smithy = $state('');
  payment = $state('');
  busy = $state(false);
  /** The server has not judged the draft yet. */
  asking = $state(false);
  refused: Refused | null = $state.raw(null);
  private asked = 0;

  constructor(private readonly host: PlanHost) {}

  /** What the reader is doing; once the server knows, it is settled. */
  get mode(): Mode {
    if (!this.host.mine()) return '';
    return PHASES[this.host.view().phase] ?? (this.free ? this.chosen : '');
  }

  /** Whether another action could still be chosen. */
  get free(): boolean {
    return this.host.mine() && this.host.view().phase === 'action';
  }

  /** Cards of the play: those the server has, and those just lifted. */
  get lifted(): number[] {
    const { phase, playing = [] } = this.host.view();
    const sent = this.host.mine() && phase !== 'abilities' ? playing : []; // not those of a rival
    return [...sent, ...this.draft.plays.filter((card) => !sent.includes(card))];
  }

  get called(): number[] {
    const sent = this.host.view().called ?? [];
    return [...sent, ...this.draft.calls.filter((card) => !sent.includes(card))];
  }

  /** Anything that Escape would put back. */
  get holds(): boolean {
    return (
      (this.free && this.chosen !== '') ||
      this.draft.plays.length > 0 ||
      this.draft.calls.length > 0 ||
      this.smithy !== ''
    );
  }

  /** What the lifted cards have for a summoning, and what is left of it. */
  get magicPoints(): MagicPoints | undefined {
    return this.mode === 'summon' ? this.outlook.magicPoints : undefined;
  }

  get payments(): string[] {
    const own = this.host.own();
    const found = this.host.moves().forges.get(this.smithy) ?? [];
    return own ? inOrder(found, own) : found;
  }

  get ready(): boolean {
    if (this.busy) return false;
    if (this.mode === 'forge') return this.payments.includes(this.payment);
    return this.mode !== '' && this.outlook.ready;
  }

  // Choosing

  choose(mode: Mode): void {
    const same = this.chosen === mode;
    this.smithy = this.payment = '';
    this.refused = null;
    this.chosen = same ? '' : mode;
    this.outlook = NOTHING;
    const plays = mode === 'forge' || same ? [] : this.draft.plays;
    if (this.mode === 'summon' || this.mode === 'use') void this.propose({ plays, calls: [] }, 0);
    else this.draft = { plays, calls: [] };
  }

  cancel(): void {
    this.chosen = '';
    this.draft = { plays: [], calls: [] };
    this.outlook = NOTHING;
    this.smithy = this.payment = '';
    this.refused = null;
    this.forget();
    if (this.mode === 'summon' || this.mode === 'use') void this.propose(this.draft, 0);
  }

  /** A card of the hand is lifted or put back. */
  toggle(card: number): void {
    const { plays, calls } = this.draft;
    if (this.mode === 'forge') {
      if (!this.free) return;
      this.cancel();
    }
    if (plays.includes(card)) {
      void this.propose({ plays: plays.filter((other) => other !== card), calls }, 0);
    } else if (this.full) void this.propose({ plays: [...plays.slice(1), card], calls }, card);
    else void this.propose({ plays: [...plays, card], calls }, card);
  }

  /** A creature of the display is called, or not any more. */
  call(card: number): void {
    if (this.free && this.mode !== 'summon') {
      this.chosen = 'summon';
      this.smithy = this.payment = '';
    }
    const { plays, calls } = this.draft;
    const there = calls.includes(card);
    void this.propose(
      { plays, calls: there ? calls.filter((other) => other !== card) : [...calls, card] },
      there ? 0 : card,
    );
  }

  takeSmithy(smithy: string): void {
    if (this.free) {
      this.chosen = 'forge';
      this.draft = { plays: [], calls: [] };
      this.outlook = NOTHING;
    }
    this.refused = null;
    this.smithy = this.smithy === smithy ? '' : smithy;
    this.payment = this.payments[0] ?? '';
  }

  /** No further card may be added to those that are to be used. */
  private get full(): boolean {
    const { legal, plays } = this.outlook;
    return (
      this.mode === 'use' &&
      plays.length > 0 &&
      plays.length === this.draft.plays.length &&
      !legal.some((text) => text.startsWith('play '))
    );
  }

  // What would come of it

  /** Show the draft at once, ask the server, and go back to what was possible if this is not. */
  private async propose(draft: Draft, added: number): Promise<void> {
    const before = { plays: this.outlook.plays, calls: this.outlook.calls };
    this.draft = draft;
    this.refused = null;
    if (!this.mode) return;
    const asked = (this.asked += 1);
    this.asking = true;
    const found = await this.foresee(draft);
    if (asked !== this.asked) return;
    this.asking = false;
    if (!('refusal' in found)) this.outlook = found;
    else if (added) {
      this.draft = before;
      this.refused = { ...found.refusal, card: added };
    } else if (draft.calls.length) {
      await this.propose({ ...draft, calls: draft.calls.slice(0, -1) }, 0);
    } else if (draft.plays.length) {
      await this.propose({ plays: draft.plays.slice(0, -1), calls: [] }, 0);
    }
  }

  /** An answer that is still under way does not count. */
  private forget(): void {
    this.asked += 1;
    this.asking = false;
  }

  private textsOf(draft: Draft): string[] {
    const begin = this.free ? [this.mode === 'summon' ? 'summon' : 'use'] : [];
    return [
      ...begin,
      ...draft.plays.map((card) => `play ${card}`),
      ...draft.calls.map((card) => `call ${card}`),
    ];
  }

  private async foresee(draft: Draft): Promise<Outlook | { refusal: Omit<Refused, 'card'> }> {
    const texts = this.textsOf(draft);
    const now = await this.ask(texts);
    if (!now.ok) {
      return {
        refusal: { rule: now.refusal?.rule ?? '', words: now.refusal?.words ?? now.message },
      };
    }
    const found = {
      ...draft,
      texts,
      legal: legalOf(now),
      destinations: new Map<number, CardDestination>(),
    };
    if (this.mode === 'summon') {
      const magicPoints = magicPointsIn(now.certain) ?? this.host.view().magic_points;
      return { ...found, magicPoints, ready: legalOf(now).includes('finish') };
    }
    return { ...found, ...(await this.showing(texts, now)) };
  }

  /** Whether the cards can be shown, and which of them would leave in the end. */
  private async showing(
    texts: string[],
    first: Answer,
  ): Promise<Pick<Outlook, 'ready' | 'texts' | 'destinations'>> {
    let [all, now] = [texts, first];
    const shown = (): boolean => eventsOf(now.certain, 'CardsShown').length > 0;
    if (!shown() && legalOf(now).includes('finish')) {
      all = [...texts, 'finish'];
      now = await this.ask(all);
    }
    if (!shown()) return { ready: false, texts: all, destinations: new Map() };
    if (legalOf(now).includes('finish')) now = await this.ask([...all, 'finish']);
    return { ready: true, texts: all, destinations: destinationsIn(now.certain) };
  }

  private async ask(texts: string[]): Promise<Answer> {
    const [first, ...then] = texts;
    if (first) return this.host.attempt(first, then);
    return {
      type: 'answer',
      key: '',
      ok: true,
      code: '',
      message: '',
      certain: [],
      legal: [...this.host.legal()],
    };
  }

  // Doing it

  /** The one button: everything that was put together is sent, step by step. */
  async confirm(): Promise<void> {
    if (!this.ready) return;
    if (this.mode === 'forge') await this.send([`forge ${this.smithy} ${this.payment}`], true);
    else {
      await this.send(
        this.mode === 'summon' ? [...this.outlook.texts, 'finish'] : this.outlook.texts,
        true,
      );
    }
  }

  /** Send actions one after another; the first that is refused is the last. */
  async send(texts: string[], asked = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (const text of texts) if (!(await this.host.act(text, asked)).ok) break;
    } finally {
      this.busy = false;
      this.follow();
    }
  }

  /** A new step: what is no longer there is forgotten, and the rest judged anew. */
  follow(): void {
    if (this.busy) return;
    const hand = this.host.hand();
    const { display, called: sent = [] } = this.host.view();
    if (!this.mode || this.mode === 'forge') this.clear();
    else {
      const plays = this.draft.plays.filter((card) => hand.includes(card));
      const calls = this.draft.calls.filter(
        (card) => display.includes(card) && !sent.includes(card),
      );
      void this.propose({ plays, calls }, 0);
    }
  }

  private clear(): void {
    const forging =
      this.mode === 'forge' && this.smithy !== '' && this.host.moves().forges.has(this.smithy);
    if (!forging) this.smithy = this.payment = '';
    this.forget();
    this.draft = { plays: [], calls: [] };
    this.outlook = NOTHING;
    this.refused = null;
    if (!forging || !this.free) this.chosen = '';
  }
}
