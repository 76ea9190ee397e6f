import { createHash } from "node:crypto";
import { BRAND } from "@dewlight/contracts/brand.ts";
import { BRAND_COLORS as colors } from "@dewlight/contracts/brand-colors.ts";
import type { Services } from "#use-cases/context.ts";
import { escapeHtml } from "#use-cases/escape-html.ts";
import { checkReadiness, type Readiness } from "#use-cases/operations/index.ts";
import type { App } from "../types.ts";

/** Whoever looks, however often: the parts are asked once in this time. */
const FRESH_MS = 5_000;
const LOOK_AGAIN_SECONDS = 30;

/** What each part of `/api/ready` means for people; what is missing here is for operators alone. */
const MEANINGS: readonly { part: string; name: string; without: string }[] = [
	{
		part: "database",
		name: "Signing in, reports and plans",
		without: "Nothing can be opened or saved right now. Nothing is lost.",
	},
	{ part: "queue", name: "Scans and mails", without: "Scans and mails wait and go on by themselves." },
	{ part: "engine", name: "Reading photos", without: "New photos cannot be read right now." },
	{
		part: "object_store",
		name: "Photos and pictures",
		without: "Pictures may be missing, and new photos are not taken.",
	},
	{ part: "encoder", name: "Chat", without: "The chat answers from simpler rules." },
];

const STYLE = `body{font:17px/1.5 system-ui,sans-serif;max-width:38rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark;background:light-dark(${colors.ground.join(",")});color:light-dark(${colors.ink.join(",")})}h1{line-height:1.2}li{margin:0 0 1rem}ul{list-style:none;padding:0}p{margin:0}`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** How things stand, for people, by the same checks that balancers ask; it needs no session, no script and no database. */
export function statusRoute(app: App, services: Services): void {
	let last: { at: number; readiness: Promise<Readiness> } | null = null;
	app.get("/status", { schema: { hide: true } }, async (_request, reply) => {
		const now = performance.now();
		if (last === null || now - last.at > FRESH_MS)
			last = { at: now, readiness: checkReadiness({ services }) };
		const { parts } = await last.readiness;
		return reply
			.headers({ "content-security-policy": POLICY, "cache-control": "no-store" })
			.type("text/html; charset=utf-8")
			.send(page(parts, services.clock.now()));
	});
}

function page(parts: Readiness["parts"], now: Date): string {
	const isWell = (part: string) => parts[part]?.ok ?? false;
	const all = MEANINGS.every(({ part }) => isWell(part));
	const lines = MEANINGS.map(({ part, name, without }) => {
		const said = isWell(part) ? "Works." : `Disturbed. ${without}`;
		return `<li><strong>${escapeHtml(name)}</strong><p>${escapeHtml(said)}</p></li>`;
	});
	const title = all ? "Everything works" : "Something is disturbed";
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${LOOK_AGAIN_SECONDS}"><title>${title} · ${BRAND.name}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
<ul>${lines.join("\n")}</ul>
<p>As of ${now.toISOString().slice(0, 16).replace("T", " ")} UTC. This page looks again every ${LOOK_AGAIN_SECONDS} seconds. Write to ${BRAND.supportEmail} about anything that it does not show.</p></main></body>
</html>
`;
}
