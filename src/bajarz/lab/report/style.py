"""The look of a report: a page of the storybook, light and night, wide and narrow."""

from bajarz.art.palette import value

USED = ("ground", "paper", "paper-hi", "paper-top", "paper-lo", "line", "line-strong", "gold",
        "ink", "ink-2", "ink-3", "on-jewel", "seat-1", "seat-2", "seat-3", "seat-4")  # fmt: skip

RULES = """
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);
  font:16px/1.45 "Alegreya Sans","Segoe UI",sans-serif}
main{max-width:1120px;margin:0 auto;padding:16px;display:grid;gap:16px;
  grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr))}
header,section{background:var(--paper-hi);border:1px solid var(--line);border-radius:16px;
  padding:20px;min-width:0}
header,footer,.wide{grid-column:1/-1}
header{border-top:5px double var(--gold)}
h1,h2,h3{font-family:Alegreya,Georgia,serif;line-height:1.12;margin:0 0 8px}
h1{font-size:clamp(28px,6vw,44px)}h2{font-size:24px}
h3{font-size:16px;color:var(--ink-2);margin-top:4px}
p{margin:0 0 12px;max-width:68ch}
.small,footer{color:var(--ink-3);font-size:14px}
.grid{display:grid;gap:16px 24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,340px),1fr))}
figure{margin:0;max-width:540px}
figure svg{width:100%;height:auto;display:block}
figcaption{color:var(--ink-2);font-weight:700;margin-bottom:4px}
.glance{display:grid;gap:12px;grid-template-columns:repeat(auto-fit,minmax(128px,1fr));
  padding:0;margin:0;list-style:none}
.glance li{background:var(--paper);border:1px solid var(--line);border-radius:10px;
  padding:10px 12px}
.glance b{display:block;font:800 24px/1.1 Alegreya,Georgia,serif}
.glance b+b,.b{color:var(--seat-2)}.two b:first-child,.a{color:var(--seat-1)}
.key{font-weight:700}.key::before{content:"";display:inline-block;width:.8em;height:.8em;
  border-radius:50%;background:currentColor;margin-right:.4em}
details{margin-top:10px}summary{cursor:pointer;min-height:44px;padding:10px 0;color:var(--ink-2)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:14px;width:100%}
th,td{text-align:right;padding:5px 10px;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left;white-space:normal}
th{color:var(--ink-2);vertical-align:bottom;white-space:normal}
.note{background:var(--paper-lo);border-left:4px solid var(--gold);border-radius:6px;
  padding:8px 12px}
.swap{float:right;min-height:44px;padding:0 16px;border-radius:999px;cursor:pointer;
  border:1px solid var(--line-strong);background:var(--paper-top);color:var(--ink);font:inherit}
footer{padding:4px 20px 24px}
@media(max-width:480px){main{padding:8px;gap:10px}header,section{padding:14px;border-radius:10px}
  .swap{float:none;margin-bottom:8px}}
@media print{body{background:none}.swap{display:none}section{break-inside:avoid}}
"""

SWAP = """
const root=document.documentElement,dark=matchMedia("(prefers-color-scheme: dark)");
root.dataset.theme=dark.matches?"night":"light";
document.querySelector(".swap").onclick=()=>{
  root.dataset.theme=root.dataset.theme==="night"?"light":"night"};
"""


def stylesheet() -> str:
    """The colours of both themes and the rules; without scripts the reader's own theme is used."""
    light = "".join(f"--{name}:{value(name, 'light')};" for name in USED)
    night = "".join(f"--{name}:{value(name, 'night')};" for name in USED)
    return (
        f":root{{color-scheme:light;{light}}}\n"
        f"@media(prefers-color-scheme:dark){{:root{{color-scheme:dark;{night}}}}}\n"
        f':root[data-theme="light"]{{color-scheme:light;{light}}}\n'
        f':root[data-theme="night"]{{color-scheme:dark;{night}}}\n{RULES}'
    )
