import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const PRODUCTION = {
	NODE_ENV: "production",
	DATABASE_URL: "postgres://app:pw@db.internal/app",
	PUBLIC_URL: "https://skin.example",
	SMTP_URL: "smtps://mail.internal",
	TRUST_PROXY: "10.0.0.0/8",
	STRIPE_SECRET_KEY: "sk_test_1",
	STRIPE_WEBHOOK_SECRET: "whsec_1",
	STRIPE_PRICE_PLUS_MONTHLY: "price_1",
	STRIPE_PRICE_PLUS_ANNUAL: "price_2",
	STRIPE_PRICE_PRO_MONTHLY: "price_3",
	STRIPE_PRICE_PRO_ANNUAL: "price_4",
};

function problemsOf(env: Record<string, string>): string[] {
	try {
		readConfig(env);
	} catch (error) {
		if (error instanceof ConfigError) return error.problems;
		throw error;
	}
	return [];
}

test("nothing set means everything embedded on this machine", () => {
	const config = readConfig({});
	expect(config).toMatchObject({
		mode: "development",
		role: "all",
		port: 3000,
		host: "127.0.0.1",
		publicUrl: "http://localhost:3000",
		secretKey: null,
		databaseUrl: null,
		s3: null,
		smtpUrl: null,
		stripe: null,
		trustProxy: null,
		inviteRequired: false,
		demoPeople: true,
	});
	expect(config.dataDir).toMatch(/\.data$/);
});

test("blank values count as missing", () => {
	expect(readConfig({ PORT: "", PUBLIC_URL: " ", DATABASE_URL: "" })).toEqual(readConfig({}));
});

test.each([
	["APP_ORIGIN", "https://app.dewlight.example/"],
	["APP_ORIGIN", "https://app.dewlight.example/page"],
	["APP_ORIGIN", "https://user@app.dewlight.example"],
	["APP_ORIGIN", "null"],
	["APP_ORIGIN", "*"],
	["ANDROID_PACKAGE", "dewlight"],
	["ANDROID_CERT_FINGERPRINTS", "AB:CD"],
	["ANDROID_CERT_FINGERPRINTS", "AB".repeat(32)],
	["MIN_APP_VERSION", "newest"],
	["IMAGE_ORIGINS", "http://pictures.example"],
	["IMAGE_ORIGINS", "https://pictures.example/folder"],
	["IMAGE_ORIGINS", "https://pictures.example; script-src *"],
	["PORT", "eighty"],
	["PORT", "70000"],
	["ROLE", "boss"],
	["DATABASE_URL", "mysql://x"],
	["PUBLIC_URL", "skin.example"],
	["SMTP_URL", "http://mail"],
	["LOG_LEVEL", "loud"],
	["ALLOW_EMBEDDED", "maybe"],
	["SECRET_KEY", "too short"],
	["MAX_WAITING_SCANS", "0"],
	["STOP_SECONDS", "soon"],
	["STOP_NOTICE_SECONDS", "-1"],
])("%s=%s is refused by name", (name, value) => {
	expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(`${name}: `)]);
});

test("every bad value is named at once", () => {
	expect(problemsOf({ PORT: "x", ROLE: "y" })).toHaveLength(2);
});

test.each(["DATABASE_URL", "PUBLIC_URL", "SMTP_URL", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"])(
	"production without %s does not start",
	(name) => {
		expect(problemsOf({ ...PRODUCTION, [name]: "" })).toEqual([
			expect.stringContaining(`${name}: is required`),
		]);
	},
);

test("production with everything starts, and on embedded parts only when that is allowed", () => {
	expect(readConfig(PRODUCTION)).toMatchObject({ mode: "production", publicUrl: "https://skin.example" });
	expect(problemsOf({ NODE_ENV: "production" })).toHaveLength(9);
	expect(readConfig({ NODE_ENV: "production", ALLOW_EMBEDDED: "1" }).databaseUrl).toBeNull();
});

const SHARED = {
	S3_REGION: "eu",
	S3_BUCKET: "photos",
	S3_ACCESS_KEY_ID: "id",
	S3_SECRET_ACCESS_KEY: "secret",
	SECRET_KEY: "k".repeat(32),
};

test.each(["web", "worker"])("in production ROLE=%s names in one sentence what is not shared yet", (ROLE) => {
	const needs = `ROLE=${ROLE} needs photos and a key that all processes share in production`;
	expect(problemsOf({ ...PRODUCTION, ROLE })).toEqual([
		expect.stringContaining(`${Object.keys(SHARED).join(", ")}: ${needs}`),
	]);
	expect(problemsOf({ ...PRODUCTION, ...SHARED, ROLE, S3_BUCKET: "", SECRET_KEY: "" })).toEqual([
		expect.stringContaining(`S3_BUCKET, SECRET_KEY: ${needs}`),
	]);
	expect(problemsOf({ ...PRODUCTION, ...SHARED, ROLE })).toEqual([]);
	expect(problemsOf({ ...PRODUCTION, ROLE, ALLOW_EMBEDDED: "1" })).toEqual([]);
});

test("a stop is announced for five seconds in production and not at all elsewhere", () => {
	expect(readConfig(PRODUCTION).stopping).toEqual({ seconds: 20, noticeSeconds: 5 });
	expect(readConfig({}).stopping).toEqual({ seconds: 20, noticeSeconds: 0 });
});

test("half an S3 setting names the missing half", () => {
	expect(problemsOf({ S3_BUCKET: "photos", S3_REGION: "eu" })).toEqual([
		expect.stringContaining("S3_ACCESS_KEY_ID: "),
		expect.stringContaining("S3_SECRET_ACCESS_KEY: "),
	]);
});

test("a split role needs a database both roles can reach", () => {
	expect(problemsOf({ ROLE: "worker" })).toEqual([expect.stringContaining("DATABASE_URL: ")]);
});

test("a shell without https is refused where the product has it", () => {
	const env = { APP_ORIGIN: "http://app.dewlight.example" };
	expect(problemsOf({ ...PRODUCTION, ...env })).toEqual([
		"APP_ORIGIN: must start with https:// because PUBLIC_URL does",
	]);
	expect(readConfig({ APP_ORIGIN: "http://app.dewlight.test" }).appOrigin).toBe("http://app.dewlight.test");
});

test("pictures of the catalogue may come from the origins that are named", () => {
	const { imageOrigins } = readConfig({ IMAGE_ORIGINS: "https://a.example, https://b.example:8443" });
	expect(imageOrigins).toEqual(["https://a.example", "https://b.example:8443"]);
	expect(readConfig({}).imageOrigins).toEqual([]);
});

test.each([
	"STRIPE_SECRET_KEY",
	"STRIPE_WEBHOOK_SECRET",
	"STRIPE_PRICE_PLUS_MONTHLY",
	"STRIPE_PRICE_PLUS_ANNUAL",
	"STRIPE_PRICE_PRO_MONTHLY",
	"STRIPE_PRICE_PRO_ANNUAL",
])("a payment account without %s is refused by name, in any mode", (name) => {
	for (const mode of [{}, { NODE_ENV: "development", PUBLIC_URL: "" }]) {
		expect(problemsOf({ ...PRODUCTION, ...mode, [name]: "" })).toEqual([
			expect.stringMatching(new RegExp(`^${name}: is (missing|required)`)),
		]);
	}
});

test("a key that is none of the payment provider is refused before anybody pays", () => {
	expect(problemsOf({ ...PRODUCTION, STRIPE_SECRET_KEY: "abc" })).toEqual([
		expect.stringMatching(/^STRIPE_SECRET_KEY: must be a secret key/),
	]);
});

test("a payment account comes with the price of each plan", () => {
	expect(readConfig(PRODUCTION).stripe).toEqual({
		secretKey: "sk_test_1",
		webhookSecret: "whsec_1",
		apiBase: null,
		prices: {
			plus_monthly: "price_1",
			plus_annual: "price_2",
			pro_monthly: "price_3",
			pro_annual: "price_4",
		},
	});
});

test.each([
	[{ PUBLIC_URL: "https://skin.example" }, "PUBLIC_URL"],
	[{ PUBLIC_URL: "http://skin.example" }, "PUBLIC_URL"],
	[{ PUBLIC_URL: "http://192.168.1.20:3000" }, "PUBLIC_URL"],
	[{ NODE_ENV: "test", PUBLIC_URL: "https://skin.example" }, "PUBLIC_URL"],
	[{ PUBLIC_URL: "http://127.0.0.1.evil.example" }, "PUBLIC_URL"],
	[{ HOST: "0.0.0.0" }, "HOST"],
	[{ HOST: "::" }, "HOST"],
])("without production, %j does not start: its development pages would be open to others", (env, name) => {
	expect(problemsOf(env)).toEqual([
		expect.stringMatching(new RegExp(`^${name}: must be .*NODE_ENV=production`)),
	]);
});

test.each([
	{ PUBLIC_URL: "http://127.0.0.1:4000", HOST: "127.0.0.1" },
	{ PUBLIC_URL: "http://localhost:4000", HOST: "::1" },
	{ PUBLIC_URL: "http://[::1]:4000", HOST: "localhost" },
])("without production, %j is this machine", (env) => {
	expect(problemsOf(env)).toEqual([]);
});

test("production wants https, and the proxy that speaks it by name", () => {
	const { TRUST_PROXY: _proxy, ...alone } = PRODUCTION;
	expect(problemsOf(alone)).toEqual([expect.stringContaining("TRUST_PROXY: is required")]);
	expect(problemsOf({ ...PRODUCTION, PUBLIC_URL: "http://skin.example" })).toEqual([
		"PUBLIC_URL: must start with https:// in production",
	]);
	expect(problemsOf({ ...alone, PUBLIC_URL: "http://localhost:3000" })).toEqual([]);
});

test.each(["true", "1", "all", "10.0.0.0/40", "proxy.internal", "10.0.0.1, yes"])(
	"TRUST_PROXY=%s is said to be no list of proxies",
	(TRUST_PROXY) => {
		expect(problemsOf({ ...PRODUCTION, TRUST_PROXY })).toEqual([
			expect.stringContaining("TRUST_PROXY: must be"),
		]);
	},
);

test.each(["127.0.0.1", "loopback, 10.0.0.0/8", "fd00::/8", "uniquelocal"])(
	"TRUST_PROXY=%s is a list of proxies",
	(TRUST_PROXY) => {
		expect(problemsOf({ ...PRODUCTION, TRUST_PROXY })).toEqual([]);
	},
);

test("a migration needs nothing of production but its database", () => {
	const { NODE_ENV, DATABASE_URL } = PRODUCTION;
	expect(readConfig({ NODE_ENV, DATABASE_URL, ROLE: "migrate" }).role).toBe("migrate");
	expect(problemsOf({ NODE_ENV, ROLE: "migrate" })).toEqual([expect.stringMatching(/^DATABASE_URL: /)]);
});

test("another payment server than Stripe's own is spoken to in the clear with a test key only", () => {
	const base = { ...PRODUCTION, STRIPE_API_BASE: "http://stripe.internal:8080" };
	expect(readConfig(base).stripe?.apiBase).toBe("http://stripe.internal:8080");
	expect(problemsOf({ ...base, STRIPE_SECRET_KEY: "sk_live_1" })).toEqual([
		"STRIPE_API_BASE: must start with https:// with a live key",
	]);
	expect(problemsOf({ ...base, STRIPE_API_BASE: "https://stripe.internal/path" })).toHaveLength(1);
});

test("figures need a token that nobody guesses", () => {
	expect(readConfig({}).metricsToken).toBeNull();
	expect(problemsOf({ METRICS_TOKEN: "short" })).toEqual([
		expect.stringMatching(/^METRICS_TOKEN: .*16 char/),
	]);
});
