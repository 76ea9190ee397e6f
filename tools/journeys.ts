import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { billingApi } from "@dewlight/contracts/billing.ts";
import { sharedClock } from "@dewlight/sandbox/clock/shared-clock.ts";
import { startCaptureServer } from "@dewlight/sandbox/mail/capture-server.ts";
import { createMailbox } from "@dewlight/sandbox/mail/mailbox.ts";
import { type StripeStandIn, startStripeStandIn } from "@dewlight/sandbox/stripe/start-stand-in.ts";
import { setUpCatalogue } from "@dewlight/server/adapters/payments/set-up-catalogue.ts";
import { openStripe } from "@dewlight/server/adapters/payments/stripe-account.ts";
import { actAtDesk, deskForm, type PaymentDesk, stripePage } from "@dewlight/server/http/routes/dev.ts";
import { deskOf } from "@dewlight/server/http-options.ts";
import { buildAppIfChanged } from "./app/build-app.ts";
import { ensureChromium } from "./chromium/find-chromium.ts";
import { type Cluster, startCluster } from "./drill/cluster.ts";
import { startRoundRobin } from "./journeys/round-robin.ts";
import { runCommand } from "./run-command.ts";
import { buildWebIfChanged } from "./web/build-when-changed.ts";

/**
 * Journeys against the product as it runs for real: PostgreSQL, an object store, a mail server, two webs behind a balancer
 * that sends every call to the next one, two workers. The main ones, tagged `@main`, against the production build; with
 * `--all` every one, against the sources as developers run them.
 */
const MAIN = join(import.meta.dirname, "../dist/server/src/main.ts");
const SEED = join(import.meta.dirname, "../e2e/system/seed-people.ts");
const SERVE = join(import.meta.dirname, "../e2e/system/serve.ts");
/** Whom those meet that are tagged `@main`. */
const MET = ["talker"];
/** No payment is made: nobody answers there. */
const PAYMENTS = {
	STRIPE_SECRET_KEY: "sk_test_1",
	STRIPE_WEBHOOK_SECRET: "whsec_1",
	STRIPE_PRICE_PLUS_MONTHLY: "price_1",
	STRIPE_PRICE_PLUS_ANNUAL: "price_2",
	STRIPE_PRICE_PRO_MONTHLY: "price_3",
	STRIPE_PRICE_PRO_ANNUAL: "price_4",
	STRIPE_API_BASE: "http://127.0.0.1:1",
};

async function main(asked: string[]): Promise<number> {
	const all = asked.includes("--all");
	const words = asked.filter((word) => word !== "--all");
	if (all) await Promise.all([buildWebIfChanged(), buildAppIfChanged()]);
	else if (!existsSync(MAIN)) throw new Error("There is no dist: npm run build makes it.");
	const chromium = await ensureChromium();
	if (chromium === null) throw new Error("No Chromium was found or could be installed.");
	const shared = all ? await openSharedParts() : null;
	const mailbox = createMailbox({
		capacity: 1_000,
		now: shared?.now ?? (() => new Date()),
		newId: randomUUID,
	});
	const mail = await startCaptureServer(mailbox);
	// Where a developer's product shows mails and payments, those who have them do here.
	const balancer = await startRoundRobin(({ pathname, searchParams }, request, response) => {
		if (shared && pathname === "/dev/stripe") {
			void shared.answerDesk(request, response).catch((error: Error) => response.destroy(error));
			return true;
		}
		if (pathname !== "/dev/mail/messages") return false;
		response.setHeader("content-type", "application/json");
		response.end(JSON.stringify(mailbox.read(searchParams.get("to"))));
		return true;
	});
	let cluster: Cluster | undefined;
	try {
		const started = performance.now();
		cluster = await startCluster({
			webs: 2,
			workers: 2,
			script: all ? SERVE : MAIN,
			settings: {
				...(shared?.settings ?? { ...PAYMENTS, NODE_ENV: "production" }),
				SMTP_URL: mail.url,
				PUBLIC_URL: balancer.address,
				TRUST_PROXY: "127.0.0.1",
				LOG_LEVEL: "info",
				// Other work of the machine makes any process late; what giving way does then is measured by `npm run load`.
				GIVE_WAY_LATE_MS: "0",
			},
		});
		balancer.pass(cluster.webs.map(({ address }) => address));
		shared?.deliverTo(balancer.address);
		console.log(`Two webs and two workers were ready after ${seconds(started)} s.`);
		const seeding = performance.now();
		const { stdout } = await promisify(execFile)(process.execPath, [SEED, ...(all ? [] : MET)], {
			env: { ...process.env, ...cluster.settings, NODE_ENV: "test" },
		});
		const invites: unknown = JSON.parse(stdout);
		console.log(`People were seeded in ${seconds(seeding)} s.`);
		const product = { address: balancer.address, invites };
		// What moves the clock moves everybody's: all of them run one by one.
		const which = all ? ["--workers=1"] : ["--grep", "@main", "--grep-invert", "narrow"];
		const { code } = await runCommand(
			"playwright",
			["test", "--config", "e2e", "--project=wide", ...which, ...words],
			{
				env: {
					CHROMIUM_PATH: chromium,
					E2E_PRODUCTS: JSON.stringify([product, product]),
					// For a journey that starts a product of its own.
					...(all && { TEST_DATABASE_URL: cluster.postgres.url }),
				},
			},
		);
		const scans = cluster.workers.map((one) => one.output().split("photo analysis ends").length - 1);
		console.log(
			`Calls of each web: ${balancer.answered().join(", ")}. Photos of each worker: ${scans.join(", ")}.`,
		);
		const photos = cluster.store.keys().filter((key) => key.startsWith("originals/")).length;
		console.log(`Original photos left in the store: ${photos}. All took ${seconds(started)} s.`);
		return photos > 0 ? 1 : code;
	} finally {
		await cluster?.close();
		await balancer.close();
		await shared?.close();
		await mail.close();
	}
}

const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(0);

process.exitCode = await main(process.argv.slice(2));

interface SharedParts {
	now: () => Date;
	/** By which processes in development take part. */
	settings: NodeJS.ProcessEnv;
	/** The page of the payments, as a developer's product answers it. */
	answerDesk(request: IncomingMessage, response: ServerResponse): Promise<void>;
	/** Where the news of the payments go. */
	deliverTo(address: string): void;
	close(): Promise<void>;
}

/** What a developer's product has inside its one process, once for several: the clock and a provider of payments. */
async function openSharedParts(): Promise<SharedParts> {
	const folder = await mkdtemp(join(tmpdir(), "dewlight-clock-"));
	const file = join(folder, "clock");
	const { now } = sharedClock(file);
	const standIn = await startStripeStandIn({ now, file: null, webhookSecret: `whsec_${randomUUID()}` });
	const desk = deskOf({ running: async () => standIn });
	return {
		now,
		settings: {
			...(await payingAt(standIn)),
			NODE_ENV: "development",
			SHARED_CLOCK: file,
			NO_DEMO_PEOPLE: "1",
		},
		answerDesk: (request, response) => answerDesk(desk, request, response),
		deliverTo: (address) => standIn.deliverTo(address + billingApi.stripeWebhook.path),
		async close() {
			await standIn.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

async function payingAt({ apiKey, url, webhookSecret }: StripeStandIn): Promise<NodeJS.ProcessEnv> {
	const { prices } = await setUpCatalogue(await openStripe({ apiKey, apiBase: url }));
	return {
		STRIPE_SECRET_KEY: apiKey,
		STRIPE_WEBHOOK_SECRET: webhookSecret,
		STRIPE_API_BASE: url,
		STRIPE_PRICE_PLUS_MONTHLY: prices.plus_monthly,
		STRIPE_PRICE_PLUS_ANNUAL: prices.plus_annual,
		STRIPE_PRICE_PRO_MONTHLY: prices.pro_monthly,
		STRIPE_PRICE_PRO_ANNUAL: prices.pro_annual,
	};
}

async function answerDesk(
	desk: PaymentDesk,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	if (request.method === "POST") {
		const form = new URLSearchParams(await text(request));
		await actAtDesk(desk, deskForm.parse(Object.fromEntries(form)));
		response.writeHead(303, { location: "/dev/stripe" }).end();
		return;
	}
	response.setHeader("content-type", "text/html; charset=utf-8");
	response.end(stripePage("Payments", await desk.view()));
}
