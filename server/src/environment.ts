import { isIP } from "node:net";
import { NATIVE_APP } from "@dewlight/contracts/brand.ts";
import { appVersionSchema } from "@dewlight/contracts/operations.ts";
import ipaddr from "ipaddr.js";
import { z } from "zod";

/** `migrate` prepares the database and ends. */
const ROLES = ["all", "web", "worker", "migrate"] as const;
export type Role = (typeof ROLES)[number];

/** `openai-compatible` is any server that speaks the same wire, for example one on this machine. */
const AI_PROVIDERS = ["openai", "anthropic", "google", "openai-compatible"] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

const blankIsMissing = (value: unknown) =>
	typeof value === "string" && value.trim() === "" ? undefined : value;
const text = z.preprocess(blankIsMissing, z.string().trim().optional());
const flag = z.preprocess(
	blankIsMissing,
	z
		.enum(["0", "1", "false", "true"], "must be 1 or 0")
		.default("0")
		.transform((value) => value === "1" || value === "true"),
);
const web = (protocols: string[]) =>
	z.preprocess(
		blankIsMissing,
		z
			.string()
			.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
				message: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(" or ")}`,
			})
			.optional(),
	);

/** Blank is missing; say `.default()` or `.optional()`. */
const wholeNumber = (least: number, most: number) => {
	const number = z.coerce.number("must be a number").int().min(least).max(most);
	return {
		default: (value: number) => z.preprocess(blankIsMissing, number.default(value)),
		optional: () => z.preprocess(blankIsMissing, number.optional()),
	};
};

const commaList = (list: string) =>
	list
		.split(",")
		.map((entry) => entry.trim())
		.filter(Boolean);
/** What Fastify's proxy list takes: an address, a network, or a name for the networks nobody routes. */
const isProxy = (entry: string) =>
	["loopback", "linklocal", "uniquelocal"].includes(entry) ||
	ipaddr.isValidCIDR(entry) ||
	(isIP(entry) !== 0 && ipaddr.isValid(entry));
export const isLoopback = (host: string) =>
	host === "localhost" ||
	host.endsWith(".localhost") ||
	host === "[::1]" ||
	host === "::1" ||
	/^127(?:\.\d{1,3}){3}$/.test(host);
/** As `keytool` prints it: 32 bytes in hexadecimal, parted by colons. */
const isFingerprint = (entry: string) => /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/.test(entry);
const isWebOrigin = (text: string) =>
	URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
const origin = z.preprocess(
	blankIsMissing,
	z
		.string()
		.refine(
			isWebOrigin,
			"must be an origin such as https://app.example.com, without a path or a slash at its end",
		)
		.optional(),
);
const isHttpsOrigin = (text: string) =>
	URL.canParse(text) && new URL(text).protocol === "https:" && new URL(text).origin === text;

const stripeKey = text.refine((value) => value === undefined || /^(?:sk|rk)_(?:test|live)_/.test(value), {
	message: "must be a secret key: it begins with sk_test_, sk_live_, rk_test_ or rk_live_",
});

/** Every variable that is read, its form and its default; what belongs together is judged by config.ts. */
export const environment = z.object({
	NODE_ENV: z.preprocess(
		blankIsMissing,
		z.enum(["development", "test", "production"]).default("development"),
	),
	ROLE: z.preprocess(blankIsMissing, z.enum(ROLES).default("all")),
	PORT: z.preprocess(
		blankIsMissing,
		z.coerce.number("must be a number").int().min(0).max(65_535).default(3000),
	),
	HOST: z.preprocess(blankIsMissing, z.string().default("127.0.0.1")),
	PUBLIC_URL: web(["http:", "https:"]),
	APP_ORIGIN: origin,
	ANDROID_PACKAGE: z.preprocess(
		blankIsMissing,
		z
			.string()
			.regex(
				/^[a-z]\w*(?:\.[a-z]\w*)+$/i,
				"must be the name of an Android package, for example com.example.app",
			)
			.default(NATIVE_APP.package),
	),
	ANDROID_CERT_FINGERPRINTS: z.preprocess(
		blankIsMissing,
		z
			.string()
			.default("")
			.transform((list) => commaList(list.toUpperCase()))
			.refine(
				(list) => list.every(isFingerprint),
				"must be SHA-256 fingerprints separated by commas, each 32 hexadecimal bytes parted by colons",
			),
	),
	MIN_APP_VERSION: z.preprocess(blankIsMissing, appVersionSchema.optional()),
	TRUST_PROXY: z.preprocess(
		blankIsMissing,
		z
			.string()
			.refine(
				(list) => commaList(list).every(isProxy),
				"must be addresses or networks of proxies separated by commas, for example 10.0.0.0/8, or loopback, linklocal, uniquelocal",
			)
			.optional(),
	),
	IMAGE_ORIGINS: z.preprocess(
		blankIsMissing,
		z
			.string()
			.default("")
			.transform(commaList)
			.refine((list) => list.every(isHttpsOrigin), "must be https origins separated by commas"),
	),
	DATA_DIR: z.preprocess(blankIsMissing, z.string().default(".data")),
	SECRET_KEY: z.preprocess(
		blankIsMissing,
		z
			.string()
			.min(32, "must have at least 32 characters, for example from openssl rand -base64 32")
			.optional(),
	),
	DATABASE_URL: web(["postgres:", "postgresql:"]),
	ALLOW_EMBEDDED: flag,
	MAX_WAITING_SCANS: wholeNumber(1, 100_000).default(200),
	GIVE_WAY_LATE_MS: wholeNumber(0, 60_000).optional(),
	STOP_SECONDS: wholeNumber(1, 3_600).default(20),
	STOP_NOTICE_SECONDS: wholeNumber(0, 600).optional(),
	S3_ENDPOINT: web(["http:", "https:"]),
	S3_REGION: text,
	S3_BUCKET: text,
	S3_ACCESS_KEY_ID: text,
	S3_SECRET_ACCESS_KEY: text,
	SMTP_URL: web(["smtp:", "smtps:"]),
	MAIL_FROM: text,
	STRIPE_SECRET_KEY: stripeKey,
	STRIPE_WEBHOOK_SECRET: text,
	STRIPE_API_BASE: origin,
	STRIPE_PRICE_PLUS_MONTHLY: text,
	STRIPE_PRICE_PLUS_ANNUAL: text,
	STRIPE_PRICE_PRO_MONTHLY: text,
	STRIPE_PRICE_PRO_ANNUAL: text,
	AI_PROVIDER: z.preprocess(blankIsMissing, z.enum(AI_PROVIDERS).optional()),
	AI_MODEL: text,
	AI_API_KEY: text,
	AI_BASE_URL: web(["http:", "https:"]),
	AI_DAILY_TOKENS: z.preprocess(
		blankIsMissing,
		z.coerce.number("must be a number").int().min(0).default(2_000_000),
	),
	/** The model takes pictures: people may let it see their aligned face. */
	AI_TAKES_PICTURES: flag,
	METRICS_TOKEN: z.preprocess(
		blankIsMissing,
		z.string().min(16, "must have at least 16 characters, for example from openssl rand -hex 16").optional(),
	),
	PROBE_PORT: wholeNumber(0, 65_535).optional(),
	OTEL_EXPORTER_OTLP_ENDPOINT: web(["http:", "https:"]),
	INVITE_REQUIRED: flag,
	/** A new database of a developer starts without the two demo people. */
	NO_DEMO_PEOPLE: flag,
	LOG_LEVEL: z.preprocess(
		blankIsMissing,
		z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
	),
});
export type Environment = z.infer<typeof environment>;
