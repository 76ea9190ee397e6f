import { BRAND, BRAND_COLORS as colors } from "@dewlight/contracts/brand.ts";
import {
	type DevMessage,
	devClockAnswerSchema,
	devClockSchema,
	devMessageSchema,
} from "@dewlight/contracts/operations.ts";
import { z } from "zod";
import type { MovableClock } from "#ports/clock-and-ids.ts";
import { DomainError } from "#use-cases/domain-error.ts";
import { escapeHtml } from "#use-cases/escape-html.ts";
import type { App } from "../route.ts";

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

const MAIL_PAGE_POLICY =
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
			.header("content-security-policy", MAIL_PAGE_POLICY)
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

/** Money in cents, times ISO 8601. */
interface PaymentsView {
	customers: readonly { id: string; email: string | null; card: string | null }[];
	subscriptions: readonly {
		id: string;
		customer: string;
		status: string;
		price: string;
		cents: number;
		periodEnd: string;
		cancelAtPeriodEnd: boolean;
		nextPrice: string | null;
		openInvoice: string | null;
	}[];
	checkouts: readonly {
		id: string;
		customer: string | null;
		cents: number;
		expiresAt: string;
		url: string | null;
	}[];
	/** Events that nobody has taken. */
	deliveries: readonly { event: string; type: string; attempts: number; state: string }[];
}

const OVER = ["canceled", "incomplete_expired"];

/** A plain page for people. */
export function stripePage(
	title: string,
	{ customers, subscriptions, checkouts, deliveries }: PaymentsView,
): string {
	const emails = new Map(customers.map(({ id, email }) => [id, email ?? id]));
	const who = (customer: string | null) => escapeHtml(emails.get(customer ?? "") ?? "nobody");
	const open = checkouts.map(
		({ id, customer, cents, expiresAt, url }) => `<tr><td>${who(customer)}</td><td>${money(cents)}</td>
<td>until ${moment(expiresAt)}</td><td>${url ? `<a href="${escapeHtml(url)}">Open the page</a>` : ""}</td>
<td>${button("pay", { id }, "Pay")} ${button("pay", { id, card: "4000000000000002" }, "Pay with a declined card")}</td></tr>`,
	);
	const paid = subscriptions.map((each) => {
		const living = !OVER.includes(each.status);
		const notes = [
			each.cancelAtPeriodEnd ? "ends with the period" : "",
			each.nextPrice ? `then ${each.nextPrice}` : "",
			each.openInvoice ? "an invoice is open" : "",
		];
		return `<tr><td>${who(each.customer)}</td><td>${escapeHtml(each.price)}</td><td>${money(each.cents)}</td>
<td>${escapeHtml(each.status)}</td><td>${moment(each.periodEnd)}</td><td>${escapeHtml(notes.filter(Boolean).join(", "))}</td>
<td>${living ? `${button("advance", { id: each.id }, "Next period")} ${button("fail", { id: each.id }, "Fail the renewal")}` : ""}</td></tr>`;
	});
	const people = customers.map(
		({ email, card }) =>
			`<tr><td>${escapeHtml(email ?? "-")}</td><td>${card ? `card ${escapeHtml(card)}` : ""}</td></tr>`,
	);
	const events = deliveries.map(
		({ event, type, attempts, state }) =>
			`<tr><td>${escapeHtml(type)}</td><td>${escapeHtml(state)}</td><td>${attempts} tries</td><td>${escapeHtml(event)}</td></tr>`,
	);
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;background:${colors.ground[0]};color:${colors.ink[0]}}
table{border-collapse:collapse;width:100%;background:#fff;border-radius:12px}td{padding:.6rem .8rem;border-top:1px solid ${colors.line[0]}}
form{display:inline}button{font:inherit;min-height:44px;padding:0 .8rem}a{color:${colors.fig[0]}}div{overflow-x:auto}
</style></head>
<body><h1>${escapeHtml(title)}</h1>
<p>A stand-in on this machine: no money moves. Reload to see more.</p>
${section("Open checkouts", open)}
${section("Subscriptions", paid)}
${section("Customers", people)}
${section("Events nobody has taken", events)}
<p>${button("lose", { count: "1" }, "Lose the next event")} ${button("lose", { count: "0" }, "Lose no more")}</p>
</body></html>
`;
}

function section(title: string, rows: readonly string[]): string {
	const content = rows.length > 0 ? `<div><table>${rows.join("\n")}</table></div>` : "<p>None.</p>";
	return `<h2>${title}</h2>\n${content}`;
}

function button(action: string, values: Readonly<Record<string, string>>, label: string): string {
	const hidden = Object.entries({ action, ...values }).map(
		([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
	);
	return `<form method="post" action="/dev/stripe">${hidden.join("")}<button>${label}</button></form>`;
}

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const moment = (iso: string) => escapeHtml(iso.slice(0, 16).replace("T", " "));

/** The stand-in of the payment provider, as the page needs it. */
export interface PaymentDesk {
	view(): Promise<PaymentsView>;
	pay(checkoutId: string, card: string): Promise<void>;
	failRenewal(subscriptionId: string): Promise<void>;
	advanceToNextPeriod(subscriptionId: string): Promise<void>;
	/** So many of the next events are told to nobody, on top of those asked for before; 0: none any more. */
	loseNext(events: number): Promise<void>;
}

export const deskForm = z.discriminatedUnion("action", [
	z.object({ action: z.literal("pay"), id: z.string().max(255), card: z.string().max(30).optional() }),
	z.object({ action: z.enum(["fail", "advance"]), id: z.string().max(255) }),
	z.object({ action: z.literal("lose"), count: z.coerce.number().int().min(0).max(1000) }),
]);

const STRIPE_PAGE_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Customers, subscriptions and open checkouts of the stand-in, with what may happen to them. */
function devStripeRoutes(app: App, desk: PaymentDesk): void {
	app.get("/dev/stripe", { schema: { hide: true } }, async (_request, reply) =>
		reply
			.type("text/html; charset=utf-8")
			.header("content-security-policy", STRIPE_PAGE_POLICY)
			.send(stripePage(`Payments of ${BRAND.name}`, await desk.view())),
	);

	app.post(
		"/dev/stripe",
		{ schema: { hide: true, body: deskForm }, config: { body: "form" } },
		async (request, reply) => {
			await actAtDesk(desk, request.body);
			return reply.redirect("/dev/stripe", 303);
		},
	);
}

export async function actAtDesk(desk: PaymentDesk, asked: z.infer<typeof deskForm>): Promise<void> {
	if (asked.action === "lose") return desk.loseNext(asked.count);
	if (!(await isThere(desk, asked.id))) throw new DomainError("not_found", "Not found.");
	switch (asked.action) {
		case "pay":
			return desk.pay(asked.id, asked.card ?? "4242424242424242");
		case "fail":
			return desk.failRenewal(asked.id);
		case "advance":
			return desk.advanceToNextPeriod(asked.id);
	}
}

async function isThere(desk: PaymentDesk, id: string): Promise<boolean> {
	const { checkouts, subscriptions } = await desk.view();
	return [...checkouts, ...subscriptions].some((known) => known.id === id);
}
