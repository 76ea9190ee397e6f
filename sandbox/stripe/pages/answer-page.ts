import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type CardForm, type EnteredCard, outcomeOf, readCard, sentenceOf } from "../billing/cards.ts";
import { collectInvoice, methodFor } from "../billing/collect-invoice.ts";
import { payCheckout, successUrlOf } from "../billing/pay-checkout.ts";
import { emitChange } from "../events/events.ts";
import { attachMethod, newPaymentMethod } from "../objects/new-customer.ts";
import {
	type Account,
	all,
	type Checkout,
	type Customer,
	type Invoice,
	insert,
	lookUp,
	type PaymentMethod,
	timeOf,
} from "../state/account.ts";
import {
	authenticationPage,
	type CardFormState,
	checkoutPage,
	closedCheckoutPage,
	EMPTY_CARD,
	invoicePage,
	missingPage,
	portalPage,
} from "./hosted-pages.ts";
import { money, STYLE, STYLE_PATH } from "./page.ts";

type Shown = { status: number; body: string; type?: "text/css" } | { redirect: string };

interface Visit {
	account: Account;
	/** Cards whose bank was asked, by checkout or invoice. */
	asked: Map<string, EnteredCard>;
	form: URLSearchParams | null;
	action: string;
}

const FRESH: CardFormState = { values: EMPTY_CARD, errors: {}, refusal: null };
const MISSING: Shown = { status: 404, body: missingPage() };

/** Answers the pages a person sees: /c checkouts, /i invoices, /p the portal. */
export async function answerPage(
	account: Account,
	asked: Map<string, EnteredCard>,
	keep: () => void,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
	const [, kind = "", id = "", action = ""] = pathname.split("/");
	const form = request.method === "POST" ? new URLSearchParams(await text(request)) : null;
	const visit: Visit = { account, asked, form, action };
	const shown = pathname === STYLE_PATH ? style() : show(visit, kind, id, searchParams);
	keep();
	if ("redirect" in shown) {
		response.writeHead(303, { location: shown.redirect, "cache-control": "no-store" }).end();
		return;
	}
	response
		.writeHead(shown.status, {
			"content-type": `${shown.type ?? "text/html"}; charset=utf-8`,
			"cache-control": "no-store",
			"content-security-policy":
				"default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
			"x-content-type-options": "nosniff",
			"referrer-policy": "no-referrer",
		})
		.end(shown.body);
}

const style = (): Shown => ({ status: 200, body: STYLE, type: "text/css" });

function show(visit: Visit, kind: string, id: string, query: URLSearchParams): Shown {
	const { account } = visit;
	if (kind === "c") {
		const checkout = lookUp(account, "checkout.session", id);
		return checkout ? showCheckout(visit, checkout) : MISSING;
	}
	if (kind === "i") {
		const invoice = lookUp(account, "invoice", id);
		return invoice ? showInvoice(visit, invoice) : MISSING;
	}
	const session = kind === "p" ? lookUp(account, "billing_portal.session", id) : null;
	const customer = lookUp(account, "customer", session?.customer);
	return session && customer ? showPortal(visit, customer, session.id, query.has("saved")) : MISSING;
}

function showCheckout({ account, asked, form, action }: Visit, checkout: Checkout): Shown {
	const closed = (): Shown => ({ status: 200, body: closedCheckoutPage(checkout, successUrlOf(checkout)) });
	if (checkout.status === "complete" && form) return { redirect: successUrlOf(checkout) };
	if (checkout.status !== "open") return closed();
	if (!form && action === "authenticate") {
		return askBank(`/c/${checkout.id}`, paymentOf(checkout.amount_total, checkout.currency));
	}
	if (!form) return { status: 200, body: checkoutPage(account, checkout, FRESH) };
	const refused = (state: Partial<CardFormState>): Shown => ({
		status: 402,
		body: checkoutPage(account, checkout, { ...FRESH, ...state }),
	});
	const entered = enteredCard(account, { asked, form, action, id: checkout.id });
	if ("state" in entered) return refused(entered.state);
	const paid = payCheckout(account, checkout, entered);
	switch (paid.kind) {
		case "paid":
			return { redirect: paid.url };
		case "closed":
			return closed();
		case "declined":
			return refused({ refusal: paid.message, ...(form.has("number") && { values: valuesOf(form) }) });
		case "authenticate":
			asked.set(checkout.id, entered.card);
			return { redirect: `/c/${checkout.id}/authenticate` };
		default:
			return paid satisfies never;
	}
}

function askBank(page: string, what: string): Shown {
	return { status: 200, body: authenticationPage({ action: `${page}/authenticate`, what }) };
}

function paymentOf(cents: number | null, currency: string | null): string {
	return `Payment of ${money(cents ?? 0, currency ?? "usd")}.`;
}

/** The card of this press: from the form, or the one the bank was asked about. */
function enteredCard(
	account: Account,
	{
		asked,
		form,
		action,
		id,
	}: { asked: Map<string, EnteredCard>; form: URLSearchParams; action: string; id: string },
): { card: EnteredCard; authenticated: boolean } | { state: Partial<CardFormState> } {
	if (action === "authenticate") {
		const card = asked.get(id);
		asked.delete(id);
		if (card && form.get("answer") === "complete") return { card, authenticated: true };
		return {
			state: { refusal: "Your bank could not confirm the payment. Nothing was charged. Try another card." },
		};
	}
	const values = valuesOf(form);
	const read = readCard(values, account.clock());
	return "errors" in read
		? { state: { values, errors: read.errors } }
		: { card: read.card, authenticated: false };
}

function showInvoice({ account, asked, form, action }: Visit, invoice: Invoice): Shown {
	const shown = (state: CardFormState, status = 200): Shown => ({
		status,
		body: invoicePage(invoice, state),
	});
	const customer = lookUp(account, "customer", invoice.customer);
	if (!customer || invoice.status !== "open") return shown(FRESH);
	if (!form && action === "authenticate") {
		return askBank(`/i/${invoice.id}`, paymentOf(invoice.amount_due, invoice.currency));
	}
	if (!form) return shown(FRESH);
	const ready = confirmedCard({ account, asked, form, action }, { id: invoice.id, page: `/i/${invoice.id}` });
	if ("redirect" in ready) return ready;
	if ("state" in ready) return shown(ready.state, 402);
	const at = timeOf(account, customer);
	const method = replaceCard(account, customer, ready.card, at);
	collectInvoice(account, invoice, { method, by: "authenticated" }, at);
	return { redirect: `/i/${invoice.id}` };
}

function showPortal(
	{ account, asked, form, action }: Visit,
	customer: Customer,
	session: string,
	saved: boolean,
): Shown {
	const returnUrl = lookUp(account, "billing_portal.session", session)?.return_url ?? null;
	const open = all(account, "invoice").filter(
		(invoice) => invoice.customer === customer.id && invoice.status === "open",
	);
	const shown = (state: CardFormState, status = 200): Shown => {
		const latest = all(account, "subscription").findLast((each) => each.customer === customer.id) ?? null;
		const method = methodFor(account, customer, latest);
		return { status, body: portalPage({ session, customer, method, open, returnUrl, saved, state }) };
	};
	if (!form && action === "authenticate") return askBank(`/p/${session}`, "A card to be saved.");
	if (!form) return shown(FRESH);
	const ready = confirmedCard({ account, asked, form, action }, { id: session, page: `/p/${session}` });
	if ("redirect" in ready) return ready;
	if ("state" in ready) return shown(ready.state, 402);
	const at = timeOf(account, customer);
	const method = replaceCard(account, customer, ready.card, at);
	for (const invoice of open) collectInvoice(account, invoice, { method, by: "authenticated" }, at);
	const flow = lookUp(account, "billing_portal.session", session)?.flow?.after_completion;
	return { redirect: flow?.redirect?.return_url ?? `/p/${session}?saved` };
}

/** A card the bank takes and the person has confirmed where it asks; else what is to be shown. */
function confirmedCard(
	{ account, asked, form, action }: Visit & { form: URLSearchParams },
	{ id, page }: { id: string; page: string },
): { card: EnteredCard } | { state: CardFormState } | { redirect: string } {
	const entered = enteredCard(account, { asked, form, action, id });
	if ("state" in entered) return { state: { ...FRESH, ...entered.state } };
	const { card, authenticated } = entered;
	const outcome = outcomeOf(card.card, true);
	if (outcome.kind === "declined") {
		return { state: { ...FRESH, values: valuesOf(form), refusal: sentenceOf(outcome.decline) } };
	}
	if (outcome.kind !== "authenticate" || authenticated) return { card };
	asked.set(id, card);
	return { redirect: `${page}/authenticate` };
}

function valuesOf(form: URLSearchParams): CardForm {
	const value = (name: string) => form.get(name) ?? "";
	return { number: value("number"), expiry: value("expiry"), cvc: value("cvc"), name: value("name") };
}

/** The customer and every subscription that has not ended of theirs pay with this card from now on. */
function replaceCard(account: Account, customer: Customer, card: EnteredCard, at: number): PaymentMethod {
	const method = newPaymentMethod({ ...card, email: customer.email }, at);
	insert(account, "payment_method", method);
	account.state.cards[method.id] = card.card;
	attachMethod(account, method, customer, at);
	emitChange(account, "customer.updated", customer, at, () => {
		customer.invoice_settings.default_payment_method = method.id;
	});
	for (const subscription of all(account, "subscription")) {
		if (subscription.customer !== customer.id || subscription.status === "canceled") continue;
		emitChange(account, "customer.subscription.updated", subscription, at, () => {
			subscription.default_payment_method = method.id;
		});
	}
	return method;
}
