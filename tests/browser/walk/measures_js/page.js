// The page as a whole

const root = document.documentElement;
if (root.scrollWidth > root.clientWidth) {
  say(`page: ${root.scrollWidth - root.clientWidth} px wider than the window`);
}
if (playing && root.scrollHeight > innerHeight + 1) {
  say(`page: ${root.scrollHeight - innerHeight} px higher than the window`);
}
const fits = innerHeight >= 561; // a phone on its side has no room for a whole board
for (const part of fits && !dialogs.length ? document.querySelectorAll(asked.boards) : []) {
  const more = part.scrollHeight - part.clientHeight; // what a box cuts is found by its texts
  if (more > 1 && /auto|scroll/.test(styleOf(part).overflowY)) {
    say(`page: ${named(part, false)} is ${more} px higher than its room`);
  }
}
for (const picture of scope.querySelectorAll('img')) {
  if (isSeen(picture) && picture.complete && !picture.naturalWidth) {
    say(`picture: ${named(picture)} is broken`);
  }
}
for (const use of scope.querySelectorAll('use')) {
  const name = use.getAttribute('href') ?? '';
  if (name.startsWith('#') && !document.getElementById(name.slice(1)) && isSeen(use)) {
    say(`picture: ${name} is drawn nowhere`);
  }
}
