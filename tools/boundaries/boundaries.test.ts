import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { ROOMS } from "./rooms.ts";

const FORBIDDEN: [file: string, specifier: string, advice: string][] = [
	["core/src/skin/x.ts", "node:fs", "Pass the value in as an argument"],
	["core/src/skin/x.ts", "zod", "Pass the value in as an argument"],
	["core/src/skin/x.ts", "../routine/care-plan.ts", "skin may import only knowledge"],
	["core/src/experiments/x.ts", "../routine/care-plan.ts", "experiments may import only knowledge and skin"],
	["core/src/skin/x.ts", "../experiments/experiment.ts", "skin may import only knowledge"],
	["core/src/routine/x.ts", "../products/product.ts", "routine may import only knowledge, skin and person"],
	["core/src/person/x.ts", "../routine/person.ts", "person may import only knowledge and skin"],
	["core/src/skin/x.ts", "../person/person-fact.ts", "skin may import only knowledge"],
	["core/src/plans/x.ts", "../skin/concern.ts", "entitlements never read skin data"],
	["core/src/plans/x.ts", "../consent/photo-consent.ts", "plans stands alone"],
	[
		"core/src/scan/x.ts",
		"../assistant/answer.ts",
		"scan may import only knowledge, skin, person, routine and products",
	],
	[
		"core/src/scan/x.ts",
		"../plans/decide.ts",
		"scan may import only knowledge, skin, person, routine and products",
	],
	["core/src/scan/x.ts", "../consent/photo-consent.ts", "scan may import only"],
	["core/src/consent/x.ts", "../plans/decide.ts", "consent stands alone"],
	["core/src/consent/x.ts", "../skin/concern.ts", "consent stands alone"],
	["core/src/consent/x.ts", "node:fs", "Pass the value in as an argument"],
	["core/src/skin/x.ts", "../../../vision/src/index.ts", "by its package name"],
	["vision/src/measure/x.ts", "@dewlight/server/config.ts", "vision observes"],
	["vision/src/measure/x.ts", "fastify", "vision observes"],
	["assistant/src/encoder/x.ts", "@dewlight/server/config.ts", "assistant understands words"],
	["assistant/src/encoder/x.ts", "@dewlight/vision/engine.ts", "assistant understands words"],
	["contracts/src/x.ts", "fastify", "contracts is the wire"],
	["server/src/ports/x.ts", "nodemailer", "A port is an interface"],
	["server/src/db/queries/x.ts", "#use-cases/scans/index.ts", "db is at the bottom"],
	["server/src/use-cases/scans/x.ts", "#adapters/mailer/smtp.ts", "reaches the outside through ports"],
	["server/src/use-cases/scans/x.ts", "@dewlight/vision", "Use cases know no vendor"],
	["server/src/use-cases/scans/x.ts", "#use-cases/accounts/register.ts", "through its index.ts only"],
	["server/src/use-cases/scans/x.ts", "../accounts/register.ts", "through its index.ts only"],
	["server/src/use-cases/scans/x.ts", "../billing/sync-person.ts", "through its index.ts only"],
	["server/src/use-cases/settings/export/x.ts", "../../chat/open-turn.ts", "through its index.ts only"],
	["server/src/adapters/mailer/x.ts", "#db/transactional-outbox.ts", "An adapter implements one port"],
	["server/src/adapters/mailer/x.ts", "../object-store/fs.ts", "never imports another adapter"],
	[
		"server/src/adapters/assistant/model/x.ts",
		"../../narrator/ask-model.ts",
		"never imports another adapter",
	],
	["server/src/adapters/mailer/x.ts", "@dewlight/vision/engine.ts", "with its own vendor"],
	["server/src/adapters/mailer/x.ts", "@dewlight/sandbox/mail/mailbox.ts", "or the sandbox"],
	["server/src/adapters/photo-analyst/x.ts", "@dewlight/sandbox/faces/encode-face.ts", "or the sandbox"],
	["server/src/adapters/photo-analyst/x.ts", "#db/transactional-outbox.ts", "An adapter implements one port"],
	["server/src/http/routes/x.ts", "#db/queries/find-user.ts", "call a use case and present its answer"],
	["server/src/http/routes/x.ts", "drizzle-orm", "call a use case and present its answer"],
	[
		"server/src/jobs/definitions/x.ts",
		"#adapters/mailer/smtp.ts",
		"translates a payload into a use case call",
	],
	["server/src/jobs/definitions/x.ts", "#db/queries/find-user.ts", "Only queue.ts knows"],
	["server/src/jobs/definitions/x.ts", "pg-boss", "Only queue.ts knows"],
	["server/src/jobs/x.ts", "#db/transactional-outbox.ts", "Only queue.ts knows"],
	["server/src/jobs/definitions/x.ts", "#db/transactional-outbox.ts", "Only queue.ts knows"],
	[
		"server/src/jobs/definitions/x.ts",
		"#adapters/mailer/smtp.ts",
		"translates a payload into a use case call",
	],
	["server/src/prompts/x.ts", "#use-cases/scans/index.ts", "Prompts are words"],
	["server/src/loading/x.ts", "pino", "it imports Node only"],
	["web/app/ui/x.tsx", "../features/scan/upload-screen.tsx", "pass data in as props"],
	["web/app/ui/x.tsx", "#api/call.ts", "pass data in as props"],
	["web/app/features/scan/x.tsx", "#features/timeline/timeline-screen.tsx", "Features do not see each other"],
	["web/app/api/x.ts", "../ui/button.tsx", "api holds the client only"],
	["web/app/features/scan/x.tsx", "../timeline/timeline-screen.tsx", "Features do not see each other"],
	["web/app/features/scan/x.tsx", "@dewlight/vision", "only through contracts"],
	["web/app/features/scan/x.tsx", "../../../../sandbox/stripe/index.ts", "by its package name"],
	["web/app/features/scan/x.tsx", "node:fs", "only through contracts"],
	["core/src/skin/x.ts", "../../../evals/main.ts", "nothing outside core"],
	...["stripe", "ai", "@ai-sdk/openai", "@aws-sdk/client-s3", "pino", "drizzle-orm", "pg-boss"].map(
		(vendor): [string, string, string] => [
			"server/src/use-cases/billing/x.ts",
			vendor,
			"Use cases know no vendor",
		],
	),
	["server/src/adapters/mailer/x.ts", "stripe", "with its own vendor"],
	["sandbox/stripe/x.ts", "@dewlight/server/config.ts", "knows nothing of the server"],
	["evals/chat/x.ts", "@dewlight/e2e/system/people.ts", "The exam asks the product"],
	["e2e/system/x.ts", "@dewlight/bench/main.ts", "A journey sees the product"],
	["tools/scan/x.ts", "@dewlight/e2e/system/people.ts", "A script opens the product"],
	["bench/load/x.ts", "stripe", "A measurement opens the product"],
];

const ALLOWED: [file: string, specifier: string][] = [
	["core/src/routine/x.ts", "../skin/concern.ts"],
	["core/src/experiments/x.ts", "../skin/concern.ts"],
	["vision/src/measure/x.ts", "@dewlight/core/skin/observation.ts"],
	["assistant/src/encoder/x.ts", "@dewlight/core/skin/red-flag.ts"],
	["core/src/scan/x.ts", "../products/pick-products.ts"],
	["core/src/consent/x.ts", "./photo-consent.ts"],
	["server/src/use-cases/scans/x.ts", "#ports/telemetry.ts"],
	["server/src/use-cases/scans/x.ts", "#use-cases/accounts/index.ts"],
	["server/src/use-cases/scans/x.ts", "../accounts/index.ts"],
	["server/src/use-cases/scans/x.ts", "../context.ts"],
	["server/src/use-cases/settings/x.ts", "./export/export-chat.ts"],
	["server/src/use-cases/settings/export/x.ts", "../../chat/index.ts"],
	["server/src/use-cases/settings/export/x.ts", "../../context.ts"],
	["server/src/use-cases/progress/export/report/x.ts", "../../visible-pages.ts"],
	["server/src/use-cases/progress/export/report/x.ts", "../../../context.ts"],
	["server/src/adapters/photo-analyst/x.ts", "@dewlight/vision/engine.ts"],
	["server/src/adapters/assistant/model/x.ts", "../in-pieces.ts"],
	["server/src/jobs/definitions/x.ts", "#use-cases/scans/index.ts"],
	["server/src/jobs/definitions/x.ts", "../definitions/analyze-scan.ts"],
	["server/src/prompts/x.ts", "@dewlight/core/skin/concern.ts"],
	["server/src/loading/x.ts", "node:module"],
	["server/src/http/routes/x.ts", "#use-cases/scans/index.ts"],
	["web/app/features/scan/x.tsx", "../../ui/button.tsx"],
	["web/app/features/scan/api/x.ts", "../copy.ts"],
];

/** What no room lists: a package nobody knows. Every row refuses it, so no row lets everything in. */
const PLANTED = ROOMS.map(({ path, advice }): [file: string, specifier: string, advice: string] => [
	fileIn(path),
	"left-pad",
	advice,
]);

function fileIn(path: string): string {
	const name = path.replaceAll("*", "any");
	return name.endsWith(".ts") ? name : `${name}/x.ts`;
}

const report = z.object({
	diagnostics: z.array(z.object({ message: z.string(), code: z.string(), filename: z.string() })),
});

let folder = "";
let found: z.infer<typeof report>["diagnostics"] = [];
const REFUSED = [...PLANTED, ...FORBIDDEN];
const ALL: [file: string, specifier: string][] = [
	...REFUSED.map(([file, specifier]): [string, string] => [file, specifier]),
	...ALLOWED,
];
/** A file of its own for each case, but where the room is that one file. */
const nameOf = (file: string, index: number) => file.replace(/\/x(\.tsx?)$/, `/case-${index}$1`);

/** Lints every case at once with our configuration, in a folder that holds nothing but the one import each. */
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "dewlight-boundaries-"));
	for (const [index, [file, specifier]] of ALL.entries()) {
		plant(nameOf(file, index), `import "${specifier}";\n`);
	}
	const { stdout } = spawnSync("oxlint", ["-c", resolve(".oxlintrc.json"), "--format=json", "."], {
		cwd: folder,
		encoding: "utf8",
	});
	found = report.parse(JSON.parse(stdout)).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function plant(file: string, text: string): void {
	const path = join(folder, file);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}

const complaints = (file: string, index: number) =>
	found
		.filter(({ code, filename }) => code === "dewlight(boundaries)" && filename === nameOf(file, index))
		.map(({ message }) => message);

test.each(REFUSED.map((row, index) => [...row, index] as const))(
	"%s may not import %s",
	(file, _specifier, advice, index) => {
		expect(complaints(file, index).join("\n")).toContain(advice);
	},
);

test.each(ALLOWED.map((row, index) => [...row, index + REFUSED.length] as const))(
	"%s may import %s",
	(file, _specifier, index) => {
		expect(complaints(file, index)).toEqual([]);
	},
);

test("every workspace and every folder of the server stands in a room", () => {
	const { workspaces } = z
		.object({ workspaces: z.array(z.string()) })
		.parse(JSON.parse(readFileSync("package.json", "utf8")));
	const folders = readdirSync("server/src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
	const paths = [...workspaces, ...folders.map(({ name }) => `server/src/${name}`)];
	const inARoom = (path: string) =>
		ROOMS.some((room) => room.path.startsWith(`${path}/`) || room.path === path);
	expect(paths.filter((path) => !inARoom(path))).toEqual([]);
});

test("words in a screen's markup are refused: they stand in copy.ts", () => {
	plant("web/app/layouts/words.tsx", "export const Words = () => <p>Hello there</p>;\n");
	const config = { ...JSON.parse(readFileSync("biome.json", "utf8")), vcs: { enabled: false } };
	plant("biome.json", JSON.stringify(config));
	const { stdout } = spawnSync("biome", ["lint", "--reporter=json", "web/app/layouts"], {
		cwd: folder,
		encoding: "utf8",
	});
	expect(stdout).toContain("lint/style/noJsxLiterals");
});
