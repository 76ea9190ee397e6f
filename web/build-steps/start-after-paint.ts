import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { READY_EVENT } from "../app/ready-event.ts";

/** Begins without a paint after this long: a page in the background has none, and not every browser tells. */
const LATEST_MS = 800;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
const WAITING = "late-start";

/**
 * A page that is whole without scripts, asking for them once it has been painted: until then they would only compete with
 * its letters. The router's own start waits as text, and becomes a script of the same words, and the same hash, then.
 */
export function withLateStart(html: string): string {
	if (!START.test(html)) throw new Error("The page starts its scripts in another form than expected.");
	const preloads = [...new Set([...html.matchAll(PRELOAD)].map(([, href]) => href))];
	return html
		.replace(PRELOAD, "")
		.replace(START, (_, start: string) => `<script type="text/plain" id="${WAITING}">${start}</script>`)
		.replace("</body>", () => `<script>${loader(preloads)}</script></body>`);
}

/** What is sent before the page answers is sent again, once, when it does. */
const HOLD = `{let sent=null;const hold=(event)=>{event.preventDefault();sent=event.target};addEventListener("submit",hold,true);addEventListener("${READY_EVENT}",()=>{removeEventListener("submit",hold,true);sent?.requestSubmit()},{once:true})}`;

function loader(preloads: readonly (string | undefined)[]): string {
	return [
		"{let begun=false;const add=(tag,facts)=>document.head.append(Object.assign(document.createElement(tag),facts));",
		"const begin=()=>{if(begun)return;begun=true;",
		`for(const href of ${JSON.stringify(preloads)})add("link",{rel:"modulepreload",href});`,
		`add("script",{type:"module",textContent:document.getElementById("${WAITING}").textContent})};`,
		`new PerformanceObserver((seen)=>{if(seen.getEntriesByName("first-contentful-paint").length>0)begin()}).observe({type:"paint",buffered:true});`,
		`setTimeout(begin,${LATEST_MS})}`,
		HOLD,
	].join("");
}

/** Does so for every page written at build time. */
export async function startAfterPaint(client: string, paths: readonly string[]): Promise<void> {
	for (const path of paths) {
		const file = join(client, path, "index.html");
		await writeFile(file, withLateStart(await readFile(file, "utf8")));
	}
}
