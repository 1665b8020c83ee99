// A question before something that cannot be taken back: what it is, what it costs, yes or no.

export interface Question {
  /** What is about to be done: "Finish my castle?" */
  title: string;
  /** What it will cost: "9 tiles would come down: 6 points." */
  cost: string;
  /** The word of whoever is sure: "Finish". */
  yes: string;
}

interface Asked extends Question {
  answer: (yes: boolean) => void;
}

export const asked: { now: Asked | null } = $state({ now: null });

/** Whether the person is sure; a question that is closed is answered with no. */
export function sure(question: Question): Promise<boolean> {
  asked.now?.answer(false);
  return new Promise((resolve) => {
    asked.now = {
      ...question,
      answer: (yes) => {
        asked.now = null;
        resolve(yes);
      },
    };
  });
}
