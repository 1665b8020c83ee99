// Flags that stand beside each other: as near to their steps as they can without covering others.

export interface Flag {
  /** Where its middle would like to be. */
  wanted: number;
  width: number;
}

interface Cluster {
  flags: Flag[];
  /** Where its left edge would like to be, summed over its flags. */
  sum: number;
  width: number;
  left: number;
}

/** The middles of the flags, in the given order (from the left), all between 0 and `room`. */
export function spread(flags: readonly Flag[], room: number): number[] {
  const clusters: Cluster[] = [];
  for (const flag of flags) {
    let last: Cluster = {
      flags: [flag],
      sum: flag.wanted - flag.width / 2,
      width: flag.width,
      left: 0,
    };
    last.left = within(last, room);
    for (
      let before = clusters.at(-1);
      before && before.left + before.width > last.left;
      before = clusters.at(-1)
    ) {
      clusters.pop();
      last = joined(before, last, room);
    }
    clusters.push(last);
  }
  return clusters.flatMap(({ flags: own, left }) => {
    let at = left;
    return own.map(({ width }) => (at += width) - width / 2);
  });
}

function within({ sum, flags, width }: Cluster, room: number): number {
  return Math.max(0, Math.min(room - width, sum / flags.length));
}

function joined(one: Cluster, other: Cluster, room: number): Cluster {
  const both = {
    flags: [...one.flags, ...other.flags],
    sum: one.sum + other.sum - one.width * other.flags.length,
    width: one.width + other.width,
    left: 0,
  };
  return { ...both, left: within(both, room) };
}
