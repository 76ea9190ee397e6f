import { BRAND } from "@dewlight/contracts/brand.ts";
import type { DevMessage } from "@dewlight/contracts/dev.ts";
import { devClockAnswerSchema, devClockSchema, devMessageSchema } from "@dewlight/contracts/dev.ts";
import { z } from "zod";
import type { MovableClock } from "#ports/clock.ts";
import type { App } from "../types.ts";
import { mailboxPage } from "./dev-mailbox-page.ts";
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
