// Why the page cannot be told now, or the token not be flipped: the server's words.

import type { Answer, Play } from '../../lib/messages';

export interface Reason {
  rule: string;
  words: string;
}

export class Reasons {
  tell: Reason | null = $state.raw(null);
  flip: Reason | null = $state.raw(null);
  private asked = '';

  /** Ask once for each step and language. */
  async ask(
    play: Play,
    language: string,
    attempt: (text: string) => Promise<Answer>,
  ): Promise<void> {
    const key = `${play.seq} ${language}`;
    if (key === this.asked) return;
    this.asked = key;
    const why = async (text: string): Promise<Reason | null> => {
      if (play.legal.includes(text)) return null;
      const { refusal } = await attempt(text);
      return refusal ? { rule: refusal.rule, words: refusal.words } : null;
    };
    const [tell, flip] = await Promise.all([why('tell'), why('flip')]);
    if (key === this.asked) [this.tell, this.flip] = [tell, flip];
  }
}
