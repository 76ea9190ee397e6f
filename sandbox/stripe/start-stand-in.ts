import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import type { EnteredCard } from "./billing/cards.ts";
import type { CheckoutPayment } from "./billing/pay-checkout.ts";
import { settle } from "./billing/settle.ts";
import {
	actAdvance,
	actCloseDispute,
	actDispute,
	actFailRenewal,
	actPay,
	type StandInView,
	viewOf,
} from "./desk.ts";
import { createDeliveries, type DeliveryTarget } from "./events/events.ts";
import { API_KEY, answerApi } from "./http/api-server.ts";
import { answerPage } from "./pages/answer-page.ts";
import { type Account, type AccountState, all, emptyState } from "./state/account.ts";

/** Stripe lists events for 30 days. */
const DAYS = 30;
/** A file that is written at each change stays small. */
const MOST = 1_000;

/** Events that still wait for their delivery are never forgotten. */
function forgetOldEvents(account: Account): void {
	const table = account.state.tables.event;
	const events = all(account, "event");
	const oldest = account.clock() - DAYS * 86_400;
	const first = events[0];
	if (events.length <= MOST && (!first || first.created >= oldest)) return;
	const waiting = new Set(account.state.deliveries.map(({ event }) => event));
	const surplus = Math.max(0, events.length - MOST);
	for (const [index, event] of events.entries()) {
		const old = index < surplus || event.created < oldest;
		if (old && !waiting.has(event.id)) delete table[event.id];
	}
}

const VERSION = 1;

/** What was kept, or an empty account. Throws for a file that is not one of ours. */
function readStateFile(file: string | null): AccountState {
	if (file === null || !existsSync(file)) return emptyState();
	const kept = JSON.parse(readFileSync(file, "utf8")) as { version: number; state: AccountState };
	if (kept.version !== VERSION) throw new Error(`${file} has version ${kept.version}, expected ${VERSION}`);
	return { ...emptyState(), ...kept.state, tables: { ...emptyState().tables, ...kept.state.tables } };
}

/** Whole or not at all: a new file takes the place of the old one in one step. */
function writeStateFile(file: string, state: AccountState): void {
	mkdirSync(dirname(file), { recursive: true });
	const temporary = `${file}.${process.pid}.tmp`;
	writeFileSync(temporary, JSON.stringify({ version: VERSION, state }));
	renameSync(temporary, file);
}

export interface StripeStandInOptions {
	now: () => Date;
	/** Everything is kept there and read again at the next start; null keeps it in memory only. */
	file: string | null;
	webhookSecret: string;
	/** Any free one when 0 or not given. */
	port?: number;
	log?: (line: string) => void;
}

export interface StripeStandIn {
	host: "127.0.0.1";
	port: number;
	apiKey: typeof API_KEY;
	url: string;
	webhookSecret: string;
	/** Where events go: an address, or a function that answers with a status. Until then they wait. */
	deliverTo(target: DeliveryTarget | null): void;
	/** Does everything due up to now and waits until every delivery was answered. */
	settle(): Promise<void>;
	faults: {
		/** Events wait until they are released. */
		hold(): void;
		release(order?: "shuffled"): Promise<void>;
		/** The next events are lost: they are only in the list of events. */
		dropNext(count: number): void;
		/** From now on no event is lost. */
		dropNone(): void;
		/** The next events are delivered twice. */
		repeatNext(count: number): void;
		/** The next API call is answered so, and does nothing. */
		answerNext(status: number, body?: object): void;
	};
	view(): StandInView;
	act: {
		/** `card` is a test number. The bank's question is answered with yes. */
		pay(checkoutId: string, card: string): Promise<CheckoutPayment>;
		/** Spoils the card and lets the period end now. */
		failRenewal(subscriptionId: string): Promise<void>;
		/** The period ends now: the subscription's times are moved back. */
		advanceToNextPeriod(subscriptionId: string): Promise<void>;
		/** The newest charge is disputed; resolves to the dispute, null where nothing was paid. */
		dispute(subscriptionId: string): Promise<string | null>;
		/** The bank has decided about it. */
		closeDispute(disputeId: string, outcome: "won" | "lost"): Promise<void>;
	};
	close(): Promise<void>;
}

const HOST = "127.0.0.1";
const TICK_MS = 1_000;

/**
 * A stand-in of Stripe on loopback, for development and tests: the real SDK talks to it, people pay on its pages with
 * test cards, and it sends signed events. No money and no network beyond this machine.
 */
export async function startStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
	const { file, log, webhookSecret } = options;
	let url = "";
	const account: Account = {
		state: readStateFile(file),
		clock: () => Math.floor(options.now().getTime() / 1_000),
		url: () => url,
		request: { id: null, idempotency_key: null },
		changed: false,
	};
	const keep = () => {
		if (!account.changed) return;
		account.changed = false;
		forgetOldEvents(account);
		if (file !== null) writeStateFile(file, account.state);
	};
	const deliveries = createDeliveries(account, { secret: webhookSecret, log });
	const failures: { status: number; body: object }[] = [];
	const asked = new Map<string, EnteredCard>();
	const hooks = { before: () => settle(account), keep, failure: () => failures.shift() ?? null, log };

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		response.once("finish", deliveries.wake);
		if (request.url?.startsWith("/v1/")) return await answerApi(account, hooks, request, response);
		settle(account);
		await answerPage(account, asked, keep, request, response);
	}
	const server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) => {
			log?.(`stripe stand-in: ${String(error)}`);
			response.destroy();
		});
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(options.port ?? 0, HOST, resolve);
	});
	const { port } = server.address() as AddressInfo;
	url = `http://${HOST}:${port}`;

	const catchUp = () => {
		settle(account);
		keep();
		deliveries.wake();
	};
	const ticking = setInterval(catchUp, TICK_MS);
	ticking.unref();

	async function afterwards<T>(done: T): Promise<T> {
		keep();
		await deliveries.flush();
		return done;
	}

	return {
		host: HOST,
		port,
		apiKey: API_KEY,
		url,
		webhookSecret,
		deliverTo: deliveries.deliverTo,
		async settle() {
			settle(account);
			await afterwards(undefined);
		},
		faults: {
			hold: deliveries.hold,
			release: deliveries.release,
			dropNext: deliveries.dropNext,
			dropNone: deliveries.dropNone,
			repeatNext: deliveries.repeatNext,
			answerNext(status, body = defaultFailure(status)) {
				failures.push({ status, body });
			},
		},
		view: () => viewOf(account),
		act: {
			pay: (checkoutId, card) => afterwards(actPay(account, checkoutId, card)),
			failRenewal: (subscriptionId) => afterwards(actFailRenewal(account, subscriptionId)),
			advanceToNextPeriod: (subscriptionId) => afterwards(actAdvance(account, subscriptionId)),
			dispute: (subscriptionId) => afterwards(actDispute(account, subscriptionId)),
			closeDispute: (disputeId, outcome) => afterwards(actCloseDispute(account, disputeId, outcome)),
		},
		async close() {
			clearInterval(ticking);
			await deliveries.close();
			keep();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function defaultFailure(status: number): object {
	const type = status === 429 ? "invalid_request_error" : "api_error";
	const code = status === 429 ? "rate_limit" : status === 409 ? "lock_timeout" : undefined;
	return { error: { type, message: `The stand-in was told to answer ${status}.`, ...(code && { code }) } };
}
