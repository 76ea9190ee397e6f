import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MISSING_EVENT } from "./watch-pages.ts";

/** Begins without a paint after this long: a page in the background has none, and not every browser tells. */
const LATEST_MS = 800;

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** The router's small scripts with its data. The one that brings a reader back to the place reached is not one of them. */
const DATA = /<script>(window\.__reactRouterContext[\s\S]*?)<\/script>/g;

/** What every page stands on, lowest first: evaluated one after the other, not in one long task. */
const STAGES = ["react", "router", "frame"];

/**
 * A page that is whole without scripts, asking for them once it has been painted: until then they would only compete with
 * its letters. The router's own scripts wait as text, and become scripts of the same words, and the same hash, then.
 */
export function withLateStart(html: string): string {
	if (!START.test(html)) throw new Error("The page starts its scripts in another form than expected.");
	const preloads = [...new Set([...html.matchAll(PRELOAD)].map(([, href = ""]) => href))];
	if (html.search(DATA) < 0) throw new Error("The page brings its data in another form than expected.");
	const body = html.indexOf("<body");
	return (
		html.slice(0, body).replace(PRELOAD, "") +
		html
			.slice(body)
			.replace(PRELOAD, "")
			.replace(DATA, (_, text: string) => waiting("text/javascript", text))
			.replace(START, (_, text: string) => waiting("module", text))
			.replace("</body>", () => `<script>${loader(preloads)}</script></body>`)
	);
}

function waiting(kind: "text/javascript" | "module", text: string): string {
	return `<script type="text/plain" data-late="${kind}">${text}</script>`;
}

/** Each step has a task of its own, but in a tab in the background, where tasks are rare. */
function loader(preloads: readonly string[]): string {
	return [
		"{let begun=false;const add=(tag,facts)=>document.head.append(Object.assign(document.createElement(tag),facts));",
		"const rest=()=>document.hidden||new Promise((next)=>setTimeout(next));",
		`const missing=()=>dispatchEvent(new Event(${JSON.stringify(MISSING_EVENT)}));`,
		"const begin=async()=>{if(begun)return;begun=true;",
		`for(const href of ${JSON.stringify(preloads)}){await rest();add("link",{rel:"modulepreload",href})}`,
		`try{for(const href of ${JSON.stringify(stagesOf(preloads))}){await import(href);await rest()}}catch(reason){console.warn(reason);return missing()}`,
		`for(const {dataset,textContent} of document.querySelectorAll("[data-late]"))add("script",{type:dataset.late,textContent,onerror:missing})};`,
		`setTimeout(begin,${LATEST_MS});`,
		`new PerformanceObserver((seen)=>{if(seen.getEntriesByName("first-contentful-paint").length>0)begin()}).observe({type:"paint",buffered:true})}`,
	].join("");
}

function stagesOf(preloads: readonly string[]): string[] {
	return STAGES.map((name) => {
		const href = preloads.find((href) => href.startsWith(`/assets/${name}-`));
		if (href === undefined) throw new Error(`The page preloads no script named ${name}.`);
		return href;
	});
}

/** Does so for every page written at build time. */
export async function startAfterPaint(client: string, paths: readonly string[]): Promise<void> {
	for (const path of paths) {
		const file = join(client, path, "index.html");
		await writeFile(file, withLateStart(await readFile(file, "utf8")));
	}
}
