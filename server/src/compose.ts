import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { BRAND } from "@dewlight/contracts/brand.ts";
import type { Mailbox } from "@dewlight/sandbox/mail/mailbox.ts";
import type { Logger } from "pino";
import { createMovableClock, randomIds, systemClock } from "./adapters/clock/clock-and-ids.ts";
import type { Helper } from "./adapters/helper/helper.ts";
import { createSmtpMailer } from "./adapters/mailer/smtp-mailer.ts";
import { createFileStore } from "./adapters/object-store/flydrive-store.ts";
import { createArgon2Passwords } from "./adapters/passwords/argon2-passwords.ts";
import { createWebPusher } from "./adapters/pusher/web-pusher.ts";
import { createAesSecretBox, readSecretKey, secretKeyFile } from "./adapters/secret-box/secret-box.ts";
import { createDatabaseThrottle } from "./adapters/throttle/database-throttle.ts";
import { openAnalyst, openHelper } from "./compose-analyst.ts";
import { loadStandIn, openPayments, type PaymentStandIn } from "./compose-payments.ts";
import { openReaders, type Readers } from "./compose-readers.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { type OpenDatabase, openDatabase } from "./db/open-database.ts";
import { rateLimits } from "./db/schema/index.ts";
import { createOutboxRelay, createStore, type OutboxRelay } from "./db/transactional-outbox.ts";
import { JOBS } from "./jobs/definitions/index.ts";
import { type JobQueue, startQueue } from "./jobs/queue.ts";
import type { PrometheusMeter } from "./metrics/prometheus-meter.ts";
import type { Assistant } from "./ports/assistant.ts";
import type { MovableClock } from "./ports/clock-and-ids.ts";
import type { Narrator } from "./ports/narrator.ts";
import type { ObjectStore } from "./ports/object-store.ts";
import type { Passwords } from "./ports/passwords.ts";
import type { PhotoAnalyst } from "./ports/photo-analyst.ts";
import { type Meter, noMeter } from "./ports/telemetry.ts";
import { ensureStarterCatalogue } from "./use-cases/catalogue/index.ts";
import type { Assistants, Services } from "./use-cases/context.ts";
import type { DemoPerson } from "./use-cases/demo/index.ts";

/** How much looser limits per network address are while everybody shares one machine. */
const DEVELOPMENT_ADDRESS_FACTOR = 50;
const MAIL_TIMEOUT_MS = 10_000;
const OUTBOX_POLL_MS = 2_000;
const POOL_SIZE = 10;
/** What a failed start opened has this long to close. */
const CLEAR_MS = 5_000;

export interface System {
	services: Services;
	queue: JobQueue;
	relay: OutboxRelay;
	/** Present where METRICS_TOKEN is set. */
	meter: PrometheusMeter | null;
	/** Present in development only. */
	devClock: MovableClock | null;
	/** Present while no real mail server is set. */
	mailbox: Mailbox | null;
	/** Present while no real payment account is set. */
	paymentStandIn: PaymentStandIn | null;
	/** Made in a new database; nobody outside development. */
	demoPeople: readonly DemoPerson[];
	/** What runs embedded and what is real, one line each. */
	description: string[];
	close(): Promise<void>;
}

export interface ComposeOptions {
	config: Config;
	log: Logger;
	/** The process that holds engine and encoder, where it is open already; none beside another analyst. */
	helper?: Helper | null;
	/** Another analyst, or one that is open already; closed with the system. */
	analyst?: PhotoAnalyst;
	/** Another clock than one of this process alone; production goes by the real one whatever is given. */
	devClock?: MovableClock;
	/** An open database instead of the configured one; closed with the system. */
	database?: OpenDatabase;
	/** Other assistants than the configured ones. */
	assistants?: Assistants;
	/** Other readers of words; closed with the system. */
	readers?: Readers;
	/** Other passwords than those at the full cost. */
	passwords?: Passwords;
	/** Another narrator than the configured one. */
	narrator?: Narrator | null;
	/** How much looser limits per network address are. */
	addressFactor?: number;
}

/** The only place that constructs adapters. Whatever it opened is closed again when a later step fails. */
export async function compose({
	config,
	log,
	analyst: opened,
	helper = opened ? null : openHelper(config.role),
	devClock: movedElsewhere = createMovableClock(),
	database,
	assistants,
	readers = openReaders(config.role, log, helper),
	passwords,
	narrator,
	addressFactor = config.mode === "production" ? 1 : DEVELOPMENT_ADDRESS_FACTOR,
}: ComposeOptions): Promise<System> {
	const analyst = opened ?? openAnalyst(config.role, helper);
	const closers: (() => unknown)[] = [];
	const close = async () => {
		const failures: unknown[] = [];
		for (const closer of closers.splice(0).reverse()) {
			try {
				await closer();
			} catch (error) {
				failures.push(error);
			}
		}
		if (failures.length > 0) throw new AggregateError(failures, "Not everything could be closed.");
	};
	try {
		closers.push(() => analyst.close());
		closers.push(() => readers.close());
		// Has begun, or begins now beside the database; whoever needs the engine waits for it and sees its failure.
		analyst.warmUp().catch(() => undefined);
		const data = database ?? (await openConfiguredDatabase(config, log));
		closers.push(() => data.close());
		const queue = await startQueue({
			driver: data.driver,
			jobs: JOBS,
			log,
			supervise: config.role !== "web",
		});
		closers.push(() => queue.stop());
		const store = createStore(data.db);
		const relay = createOutboxRelay({
			db: data.db,
			send: queue.send,
			onError: (error) => log.error({ err: error }, "promised jobs could not be handed over"),
			pollMs: OUTBOX_POLL_MS,
		});
		store.onPromisedJobs(relay.nudge);
		closers.push(() => relay.stop());

		const devClock = config.mode === "production" ? null : movedElsewhere;
		const clock = devClock ?? systemClock;
		await ensureStarterCatalogue({ services: { store, clock } });
		const meter = await openMeter(config, data.db);
		const mail = await openMail(config, clock.now);
		closers.push(mail.close);
		const money = openPayments(config, {
			now: clock.now,
			webhookSecret: `whsec_${randomIds.secret()}`,
			keepsFile: database === undefined,
		});
		closers.push(() => money.close());
		const masterSecret = config.secretKey ?? readSecretKey(config.dataDir);
		const services: Services = {
			store,
			clock,
			ids: randomIds,
			log,
			meter: meter ?? noMeter,
			secretBox: createAesSecretBox(masterSecret),
			passwords: passwords ?? (await createArgon2Passwords(randomIds.secret())),
			throttle: createDatabaseThrottle({
				db: data.db,
				table: rateLimits,
				addressFactor,
			}),
			mailer: mail.mailer,
			pusher: createWebPusher({
				masterSecret,
				contact: `mailto:${BRAND.supportEmail}`,
				allowsLoopback: config.mode !== "production",
			}),
			payments: money.payments,
			objects: await openObjects(config),
			analyst,
			assistants: assistants ?? (await openAssistants(config, readers.guide)),
			triage: readers.triage,
			expectPeople: () => helper?.expect(),
			notes: readers.notes,
			narrator: narrator === undefined ? await openNarrator(config) : narrator,
			settings: {
				publicUrl: config.publicUrl,
				inviteRequired: config.inviteRequired,
				maxWaitingScans: config.maxWaitingScans,
			},
			probes: { database: data.ping, queue: queue.ping, encoder: () => readers.check() },
		};
		if (meter) await measureParts(services, meter);
		return {
			services,
			queue,
			relay,
			meter,
			devClock,
			mailbox: mail.mailbox,
			paymentStandIn: money.standIn,
			demoPeople: config.demoPeople ? await loadDemoPeople() : [],
			description: [
				`database: ${data.description}`,
				`objects: ${config.s3 ? `S3 bucket ${config.s3.bucket}` : `files in ${objectsDirectory(config)}`}`,
				`mail: ${describeMail(config)}`,
				`payments: ${money.payments.description}`,
				`key for sealed secrets: ${config.secretKey ? "SECRET_KEY" : secretKeyFile(config.dataDir)}`,
				`assistant: ${describeModel(config)}`,
				`engine: ${analyst.engine.name} ${analyst.engine.version}, in ${helper === null ? "this process" : "a process beside this one"}`,
			],
			close,
		};
	} catch (error) {
		const cleared = close().catch((failure: unknown) =>
			log.warn({ err: failure }, "a failed start was not cleared away"),
		);
		// A connection that was lost may never say that it is closed; why the start failed is said all the same.
		const patience = new AbortController();
		await Promise.race([cleared, delay(CLEAR_MS, undefined, { signal: patience.signal })]).finally(() =>
			patience.abort(),
		);
		throw error;
	}
}

/** Loaded only where somebody may read the figures. */
async function openMeter({ metricsToken }: Config, db: Database): Promise<PrometheusMeter | null> {
	if (metricsToken === null) return null;
	const { createPrometheusMeter } = await import("./metrics/prometheus-meter.ts");
	const { readQueueFigures } = await import("./db/queries/queue-figures.ts");
	return createPrometheusMeter(() => readQueueFigures(db));
}

async function measureParts(services: Services, meter: Meter): Promise<void> {
	const { measuredAnalyst, measuredPart } = await import("./metrics/measured-parts.ts");
	services.analyst = measuredAnalyst(services.analyst, meter);
	services.mailer = measuredPart(services.mailer, "mail", meter);
	services.objects = measuredPart(services.objects, "object_store", meter);
	services.payments = measuredPart(services.payments, "payments", meter);
}

export function openConfiguredDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
	if (!config.databaseUrl) return openDatabase({ kind: "embedded", dataDir: config.dataDir });
	return openDatabase({
		kind: "postgres",
		connectionString: config.databaseUrl,
		maxConnections: POOL_SIZE,
		onLostConnection: (error) => log.warn({ err: error }, "a database connection was lost"),
	});
}

/** The language model is loaded only where one is set; what it says is checked around it. */
export async function openAssistants(
	{ model }: Pick<Config, "model">,
	guide: Assistant,
): Promise<Assistants> {
	if (model === null) return { guide, model: null };
	const { openModelAssistant } = await import("./adapters/assistant/model/model-assistant.ts");
	const { withGuard } = await import("./adapters/assistant/model/guard-reply.ts");
	const { withTriage } = await import("./adapters/assistant/model/with-triage.ts");
	const { whomItReaches } = await import("./adapters/narrator/whom-it-reaches.ts");
	const { MODEL_PROMPTS } = await import("./prompts/model-prompts.ts");
	const { address } = whomItReaches(model);
	const bare = await openModelAssistant({ address, prompts: MODEL_PROMPTS });
	return {
		guide,
		model: { assistant: withTriage(withGuard(bare, guide)), dailyTokens: model.dailyTokens },
	};
}

/** Phrases texts of reports over the same model; calls are counted as those of the assistant. */
export async function openNarrator(
	{ model, modelTakesPictures }: Pick<Config, "model" | "modelTakesPictures">,
	limits: { totalMs?: number } = {},
): Promise<Narrator | null> {
	if (model === null) return null;
	const { openLanguageModel } = await import("./adapters/assistant/model/language-model.ts");
	const { startMeter } = await import("./adapters/assistant/model/call-meter.ts");
	const { judgeFailure } = await import("./adapters/assistant/model/judge-failure.ts");
	const { VENDOR_OPTIONS } = await import("./adapters/assistant/model/vendor-options.ts");
	const { createModelNarrator } = await import("./adapters/narrator/model-narrator.ts");
	const { whomItReaches } = await import("./adapters/narrator/whom-it-reaches.ts");
	const { NARRATOR_PROMPTS } = await import("./prompts/narrator-prompts.ts");
	const { provider, address } = whomItReaches(model);
	return createModelNarrator({
		languageModel: await openLanguageModel(address),
		provider,
		vendor: model.provider,
		model: model.model,
		takesPictures: modelTakesPictures,
		prompts: NARRATOR_PROMPTS,
		keeping: { startMeter, judgeFailure, vendorOptions: VENDOR_OPTIONS },
		...limits,
	});
}

function objectsDirectory(config: Config): string {
	return join(config.dataDir, "objects");
}

/** The S3 client is loaded only where it is used: it costs every start time and memory. */
async function openObjects(config: Config): Promise<ObjectStore> {
	if (!config.s3) return createFileStore(objectsDirectory(config));
	const { createS3Store } = await import("./adapters/object-store/s3-store.ts");
	return createS3Store(config.s3);
}

async function openMail(config: Config, now: () => Date) {
	const from = config.mailFrom ?? `${BRAND.name} <${BRAND.supportEmail}>`;
	if (config.smtpUrl) {
		const mailer = createSmtpMailer({ url: config.smtpUrl, from, timeoutMs: MAIL_TIMEOUT_MS });
		return { mailer, mailbox: null, close: async () => mailer.close() };
	}
	const { createMailbox, startCaptureServer } = await loadStandIn("SMTP_URL", async () => ({
		...(await import("@dewlight/sandbox/mail/mailbox.ts")),
		...(await import("@dewlight/sandbox/mail/capture-server.ts")),
	}));
	const mailbox = createMailbox({ capacity: 500, now, newId: randomIds.uuid });
	const server = await startCaptureServer(mailbox);
	const mailer = createSmtpMailer({ url: server.url, from, timeoutMs: MAIL_TIMEOUT_MS });
	const close = async () => {
		mailer.close();
		await server.close();
	};
	return { mailer, mailbox, close };
}

async function loadDemoPeople(): Promise<readonly DemoPerson[]> {
	const people = () => import("@dewlight/sandbox/people/demo-people.ts");
	return (await loadStandIn("NO_DEMO_PEOPLE=1, or NODE_ENV=production", people)).DEMO_PEOPLE;
}

function describeModel({ model }: Config): string {
	if (model === null) return "the built-in guide";
	const where = model.baseUrl === null ? "" : ` at ${new URL(model.baseUrl).host}`;
	return `${model.model} of ${model.provider}${where}, the built-in guide in its place`;
}

function describeMail({ role, smtpUrl }: Config): string {
	if (smtpUrl) return `SMTP server ${new URL(smtpUrl).host}`;
	return role === "all"
		? "captured, readable at /dev/mail"
		: "captured in the memory of the worker, readable nowhere; set SMTP_URL for split roles";
}
