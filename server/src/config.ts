import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { type AiProvider, type Environment, environment, isLoopback, type Role } from "./environment.ts";

export interface AndroidApp {
	package: string;
	/** SHA-256 of each certificate that signs it, upper-case hexadecimal with colons. */
	fingerprints: string[];
}

/** Everything that differs between machines. Read once at start; nobody else reads the environment. */
export interface Config {
	mode: Environment["NODE_ENV"];
	role: Role;
	port: number;
	host: string;
	/** Origin of the product as people see it, without a trailing slash. */
	publicUrl: string;
	/** Origin of the Android shell's pages. */
	appOrigin: string | null;
	/** Whose links the Android app may open; null tells phones nothing. */
	androidApp: AndroidApp | null;
	/** Older versions of the app are asked to update. */
	minAppVersion: string | null;
	/** Fastify's trustProxy list; null trusts no forwarded address. */
	trustProxy: string | null;
	/** Where the operator keeps pictures of the catalogue. */
	imageOrigins: string[];
	dataDir: string;
	/** Master secret of what is sealed in the database; null means the key file of the data directory. */
	secretKey: string | null;
	databaseUrl: string | null;
	s3: {
		endpoint: string | null;
		region: string;
		bucket: string;
		accessKeyId: string;
		secretAccessKey: string;
	} | null;
	/** Null means the captured mailbox of development. */
	smtpUrl: string | null;
	mailFrom: string | null;
	/** Null means the stand-in on this machine. */
	stripe: {
		secretKey: string;
		webhookSecret: string;
		prices: Record<PaidPlan, string>;
		/** Null means Stripe's own. */
		apiBase: string | null;
	} | null;
	/** Null means the guided assistant of core. */
	model: {
		provider: AiProvider;
		model: string;
		apiKey: string | null;
		baseUrl: string | null;
		/** Tokens of all people in one UTC day; afterwards the guide answers. */
		dailyTokens: number;
	} | null;
	/** People may be asked whether the model may see their aligned face. */
	modelTakesPictures: boolean;
	inviteRequired: boolean;
	/** Photos are refused for the time being while this many scans wait. */
	maxWaitingScans: number;
	/** New photos are refused while the process answers this much late, in milliseconds; 0 never. */
	giveWayLateMs: number;
	stopping: {
		/** Requests, streams and jobs that run when the process is told to stop have this long to end. */
		seconds: number;
		/** Of these, how long new requests are still served while `/api/ready` says 503 already. */
		noticeSeconds: number;
	};
	/** A new database gets them. */
	demoPeople: boolean;
	logLevel: Environment["LOG_LEVEL"];
	/** Whoever shows it reads the figures; null keeps none. */
	metricsToken: string | null;
	/** Where a worker answers probes and shows its figures; null listens nowhere. */
	probePort: number | null;
	/** Where spans are sent; null makes none. */
	tracesTo: string | null;
}

export class ConfigError extends Error {
	override readonly name = "ConfigError";
	readonly problems: string[];
	constructor(problems: string[]) {
		super(`The environment is not usable:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
		this.problems = problems;
	}
}

const S3_NAMES = ["S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const STRIPE_NAMES = [
	"STRIPE_SECRET_KEY",
	"STRIPE_WEBHOOK_SECRET",
	"STRIPE_PRICE_PLUS_MONTHLY",
	"STRIPE_PRICE_PLUS_ANNUAL",
	"STRIPE_PRICE_PRO_MONTHLY",
	"STRIPE_PRICE_PRO_ANNUAL",
] as const;
const PRODUCTION_NAMES = ["DATABASE_URL", "PUBLIC_URL", "SMTP_URL", ...STRIPE_NAMES] as const;

/** What `npm run build` made is run by strangers: nothing of development is open in it unless somebody says so. */
const MODE_HERE = isProductionTree() ? "production" : "development";

function isProductionTree(): boolean {
	const { production } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
	return production === true;
}

/** Reads and judges the environment; throws a ConfigError that names every bad or missing value at once. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
	const parsed = environment.safeParse({ ...env, NODE_ENV: env.NODE_ENV || MODE_HERE });
	if (!parsed.success) {
		throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
	}
	const values = parsed.data;
	const production = missingForProduction(values);
	const split = notShared(values);
	const stripe = halfSetStripe(values).filter(
		({ name }) => !production.some((line) => line.startsWith(`${name}:`)),
	);
	const problems = [
		...production,
		...stripe.map(({ problem }) => problem),
		...(split.length > 0 ? split : halfSetS3(values)),
		...plainStripe(values),
		...halfSetModel(values),
		...plainAppOrigin(values),
		...openDevelopment(values),
		...unsafeProduction(values),
	];
	if ((values.ROLE === "web" || values.ROLE === "worker") && !values.DATABASE_URL) {
		problems.push(`DATABASE_URL: ROLE=${values.ROLE} needs a PostgreSQL that the other roles can reach`);
	}
	if (problems.length > 0) throw new ConfigError(problems);
	return toConfig(values);
}

function missingForProduction(values: Environment): string[] {
	if (values.NODE_ENV !== "production" || values.ALLOW_EMBEDDED) return [];
	const needed = values.ROLE === "migrate" ? (["DATABASE_URL"] as const) : PRODUCTION_NAMES;
	return needed
		.filter((name) => !values[name])
		.map(
			(name) =>
				`${name}: is required in production (or set ALLOW_EMBEDDED=1 to run on embedded parts)${whereFound(name)}`,
		);
}

/** A photo that one process stores has to be found, and proven deleted, by the others. */
function notShared(values: Environment): string[] {
	const { NODE_ENV, ROLE, ALLOW_EMBEDDED } = values;
	if (NODE_ENV !== "production" || ROLE === "all" || ROLE === "migrate" || ALLOW_EMBEDDED) return [];
	const missing = [...S3_NAMES, "SECRET_KEY" as const].filter((name) => !values[name]);
	if (missing.length === 0) return [];
	return [
		`${missing.join(", ")}: ROLE=${ROLE} needs photos and a key that all processes share in production ` +
			"(or set ALLOW_EMBEDDED=1 where all of them run on one DATA_DIR)",
	];
}

/** Pages that anybody on the way may change would speak with people's sessions. */
function plainAppOrigin({ APP_ORIGIN, PUBLIC_URL }: Environment): string[] {
	if (!APP_ORIGIN?.startsWith("http:") || !PUBLIC_URL?.startsWith("https:")) return [];
	return ["APP_ORIGIN: must start with https:// because PUBLIC_URL does"];
}

/** Outside production anybody may read every mail, move the clock and sign in as a demo person. */
function openDevelopment({ NODE_ENV, PUBLIC_URL, HOST }: Environment): string[] {
	if (NODE_ENV === "production") return [];
	const why = `because NODE_ENV=${NODE_ENV} shows mails and demo people; set NODE_ENV=production to be reached by others`;
	const problems: string[] = [];
	if (PUBLIC_URL && !isLoopback(new URL(PUBLIC_URL).hostname))
		problems.push(`PUBLIC_URL: must be an address of this machine such as http://localhost:3000, ${why}`);
	if (!isLoopback(HOST)) problems.push(`HOST: must be a loopback address such as 127.0.0.1, ${why}`);
	return problems;
}

/** The program speaks plain http: behind an https address stands a proxy, and all people come from its address. */
function unsafeProduction({ NODE_ENV, PUBLIC_URL, TRUST_PROXY }: Environment): string[] {
	if (NODE_ENV !== "production" || !PUBLIC_URL) return [];
	const { protocol, hostname } = new URL(PUBLIC_URL);
	if (isLoopback(hostname)) return [];
	if (protocol !== "https:") return ["PUBLIC_URL: must start with https:// in production"];
	if (TRUST_PROXY) return [];
	return ["TRUST_PROXY: is required behind an https address, or limits would count all people as one"];
}

function halfSetS3(values: Environment): string[] {
	const missing = S3_NAMES.filter((name) => !values[name]);
	const started = missing.length < S3_NAMES.length || values.S3_ENDPOINT !== undefined;
	return started ? missing.map((name) => `${name}: is missing while other S3_ values are set`) : [];
}

/** A payment that no webhook confirms, or a plan without a price, is found at the start and not by a customer. */
function halfSetStripe(values: Environment): { name: string; problem: string }[] {
	const missing = STRIPE_NAMES.filter((name) => !values[name]);
	if (missing.length === STRIPE_NAMES.length) return [];
	return missing.map((name) => ({
		name,
		problem: `${name}: is missing while other STRIPE_ values are set${whereFound(name)}`,
	}));
}

function whereFound(name: string): string {
	return name.startsWith("STRIPE_PRICE_") ? "; npm run stripe:setup prints it" : "";
}

/** A key of real money is shown to nobody on the way. */
function plainStripe({ STRIPE_API_BASE, STRIPE_SECRET_KEY = "" }: Environment): string[] {
	if (!STRIPE_API_BASE?.startsWith("http:") || !/^(?:sk|rk)_live_/.test(STRIPE_SECRET_KEY)) return [];
	return ["STRIPE_API_BASE: must start with https:// with a live key"];
}

function toStripe(values: Environment): Config["stripe"] {
	const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
	const { STRIPE_PRICE_PLUS_MONTHLY: plus_monthly, STRIPE_PRICE_PLUS_ANNUAL: plus_annual } = values;
	const { STRIPE_PRICE_PRO_MONTHLY: pro_monthly, STRIPE_PRICE_PRO_ANNUAL: pro_annual } = values;
	if (!secretKey || !webhookSecret) return null;
	if (!plus_monthly || !plus_annual || !pro_monthly || !pro_annual) return null;
	const prices = { plus_monthly, plus_annual, pro_monthly, pro_annual };
	return { secretKey, webhookSecret, prices, apiBase: values.STRIPE_API_BASE ?? null };
}

function halfSetModel(values: Environment): string[] {
	const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: key, AI_BASE_URL: url } = values;
	if (!provider) {
		return model || key || url ? ["AI_PROVIDER: is missing while other AI_ values are set"] : [];
	}
	const problems: string[] = [];
	if (!model) problems.push("AI_MODEL: is missing while AI_PROVIDER is set");
	if (provider === "openai-compatible") {
		if (!url) problems.push("AI_BASE_URL: AI_PROVIDER=openai-compatible needs the server's address");
	} else if (!key) {
		problems.push(`AI_API_KEY: AI_PROVIDER=${provider} needs a key`);
	}
	return problems;
}

function toModel(values: Environment): Config["model"] {
	const { AI_PROVIDER: provider, AI_MODEL: model } = values;
	if (!provider || !model) return null;
	return {
		provider,
		model,
		apiKey: values.AI_API_KEY ?? null,
		baseUrl: values.AI_BASE_URL ?? null,
		dailyTokens: values.AI_DAILY_TOKENS,
	};
}

function toConfig(values: Environment): Config {
	const { S3_REGION: region, S3_BUCKET: bucket } = values;
	const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
	return {
		mode: values.NODE_ENV,
		role: values.ROLE,
		port: values.PORT,
		host: values.HOST,
		publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
		appOrigin: values.APP_ORIGIN ?? null,
		androidApp:
			values.ANDROID_CERT_FINGERPRINTS.length > 0
				? { package: values.ANDROID_PACKAGE, fingerprints: values.ANDROID_CERT_FINGERPRINTS }
				: null,
		minAppVersion: values.MIN_APP_VERSION ?? null,
		trustProxy: values.TRUST_PROXY ?? null,
		imageOrigins: values.IMAGE_ORIGINS,
		dataDir: resolve(values.DATA_DIR),
		secretKey: values.SECRET_KEY ?? null,
		databaseUrl: values.DATABASE_URL ?? null,
		s3:
			region && bucket && accessKeyId && secretAccessKey
				? { endpoint: values.S3_ENDPOINT ?? null, region, bucket, accessKeyId, secretAccessKey }
				: null,
		smtpUrl: values.SMTP_URL ?? null,
		mailFrom: values.MAIL_FROM ?? null,
		stripe: toStripe(values),
		model: toModel(values),
		modelTakesPictures: values.AI_TAKES_PICTURES,
		inviteRequired: values.INVITE_REQUIRED,
		maxWaitingScans: values.MAX_WAITING_SCANS,
		giveWayLateMs: values.GIVE_WAY_LATE_MS ?? (values.NODE_ENV === "production" ? 250 : 0),
		stopping: {
			seconds: values.STOP_SECONDS,
			noticeSeconds: values.STOP_NOTICE_SECONDS ?? (values.NODE_ENV === "production" ? 5 : 0),
		},
		demoPeople: values.NODE_ENV === "development" && !values.NO_DEMO_PEOPLE,
		logLevel: values.LOG_LEVEL,
		metricsToken: values.METRICS_TOKEN ?? null,
		probePort: values.PROBE_PORT ?? null,
		tracesTo: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
	};
}
