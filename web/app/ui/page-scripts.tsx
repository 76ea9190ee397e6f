import { PRESSED_PARTS, READY_EVENT } from "#page-start.ts";
import { paths } from "#paths.ts";
import { frameCopy } from "./frame-copy.ts";

const THEME = `try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

/** Nobody but members stays on these. */
const OF_MEMBERS = [
	paths.dashboard,
	paths.today,
	paths.weeks,
	paths.reminders,
	paths.check,
	paths.shelf,
	paths.upload,
	paths.results,
	paths.timeline,
	paths.carePlan,
	paths.recommendations,
	paths.chat,
	paths.account,
];

/** The bar of members has a second row, whose place is kept on their pages, and where a member was there last. */
const MEMBER = `{const place=()=>{document.documentElement.dataset.member=""};if(${JSON.stringify(OF_MEMBERS)}.some((path)=>location.pathname.startsWith(path)))place();try{if(localStorage.getItem("member"))place()}catch(e){}}`;

/** Zod would try whether it may compile code, which the content security policy forbids and reports. */
const NO_COMPILING = "globalThis.__zod_globalConfig={jitless:true};";

/** A press on what cannot answer yet is made again, once, when the page can. A link asked for in another tab is the browser's. */
const PRESSES = `{let kept=null;const keep=(event)=>{const part=event.target.closest?.(${JSON.stringify(PRESSED_PARTS)});if(part&&!event.ctrlKey&&!event.metaKey&&!event.shiftKey){kept=part;event.preventDefault();event.stopImmediatePropagation()}};addEventListener("click",keep,true);addEventListener("${READY_EVENT}",()=>{removeEventListener("click",keep,true);kept?.click()},{once:true})}`;

/** A form sent before that is held, with what was typed, and sent then. */
const SUBMITS = `{let sent=null;const hold=(event)=>{event.preventDefault();event.stopImmediatePropagation();sent=event.target};addEventListener("submit",hold,true);addEventListener("${READY_EVENT}",()=>{removeEventListener("submit",hold,true);sent?.requestSubmit()},{once:true})}`;

const SETTINGS = NO_COMPILING + THEME + MEMBER;

/** Runs before everything else: the chosen mode before the first paint, and settings that libraries read as they load. */
export function HeadScript() {
	return (
		// biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this file, covered by their hash in the content security policy
		<script dangerouslySetInnerHTML={{ __html: SETTINGS + PRESSES + SUBMITS }} />
	);
}

/** Said where nothing can be done without scripts; shown only then. */
export function NeedsScript({ what }: { what: "form" | "page" }) {
	return (
		<noscript>
			<p className="text-small text-ink-2">{frameCopy.needsScript(what)}</p>
		</noscript>
	);
}
