import { BRAND, BRAND_COLORS as colors } from "@dewlight/contracts/brand.ts";
import {
	type DevMessage,
	devClockAnswerSchema,
	devClockSchema,
	devMessageSchema,
} from "@dewlight/contracts/dev.ts";
import { z } from "zod";
import type { MovableClock } from "#ports/clock-and-ids.ts";
import { escapeHtml } from "#use-cases/escape-html.ts";
import type { App } from "../route.ts";
import { devStripeRoutes, type PaymentDesk } from "./dev-stripe.ts";

/** Parts that exist in development only. */
export interface DevParts {
	clock: MovableClock;
	/** What would have happened by itself in the time that was skipped. */
	catchUp: () => Promise<void>;
	/** Newest first; every message when `to` is null. Null when a real mail server is set. */
	readMail: ((to: string | null) => DevMessage[]) | null;
	/** Null when a real payment account is set. */
	payments: PaymentDesk | null;
}

const PAGE_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Never added in production, so the addresses answer 404 there. */
export function devRoutes(app: App, { clock, catchUp, readMail, payments }: DevParts): void {
	const answer = () => ({ now: clock.now().toISOString() });

	app.get("/dev/clock", { schema: { hide: true, response: { 200: devClockAnswerSchema } } }, async () =>
		answer(),
	);

	app.post(
		"/dev/clock",
		{ schema: { hide: true, body: devClockSchema, response: { 200: devClockAnswerSchema } } },
		async (request) => {
			const { body } = request;
			if ("now" in body) clock.set(new Date(body.now));
			else if ("advance_seconds" in body) clock.advance(body.advance_seconds * 1000);
			else clock.reset();
			await catchUp();
			return answer();
		},
	);

	if (payments) devStripeRoutes(app, payments);
	if (!readMail) return;

	app.get(
		"/dev/mail/messages",
		{
			schema: {
				hide: true,
				querystring: z.object({ to: z.string().optional() }),
				response: { 200: z.array(devMessageSchema) },
			},
		},
		async (request) => readMail(request.query.to ?? null),
	);

	app.get("/dev/mail", { schema: { hide: true } }, async (_request, reply) =>
		reply
			.type("text/html; charset=utf-8")
			.header("content-security-policy", PAGE_POLICY)
			.send(mailboxPage(`Mail sent by ${BRAND.name}`, readMail(null))),
	);
}

/** A plain page for people: text first, links to click, the HTML part folded away in a sandboxed frame. */
function mailboxPage(title: string, messages: readonly DevMessage[]): string {
	const list = messages.length > 0 ? messages.map(messageHtml).join("\n") : "<p>No mail yet.</p>";
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;background:${colors.ground[0]};color:${colors.ink[0]}}
article{background:#fff;border-radius:12px;padding:1rem 1.25rem;margin:0 0 1rem}
h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere}
iframe{width:100%;height:28rem;border:1px solid ${colors.line[0]};border-radius:8px}a{color:${colors.fig[0]}}
</style></head>
<body><h1>${escapeHtml(title)}</h1>
<p>Newest first, kept in memory. Reload to see more.</p>
${list}
</body></html>
`;
}

function messageHtml({ to, subject, text, html, links, received_at }: DevMessage): string {
	const anchors = links
		.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`)
		.join("");
	return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, ${escapeHtml(received_at)}</p>
<ul>${anchors}</ul>
<pre>${escapeHtml(text)}</pre>
<details><summary>HTML part</summary><iframe sandbox title="HTML part" srcdoc="${escapeHtml(html)}"></iframe></details>
</article>`;
}
