import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

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
	["server/src/adapters/mailer/x.ts", "#db/transaction.ts", "An adapter implements one port"],
	["server/src/adapters/mailer/x.ts", "../object-store/fs.ts", "never imports another adapter"],
	[
		"server/src/adapters/assistant/model/x.ts",
		"../../narrator/ask-model.ts",
		"never imports another adapter",
	],
	["server/src/adapters/mailer/x.ts", "@dewlight/vision/engine.ts", "Only the photo analyst knows vision"],
	["server/src/adapters/mailer/x.ts", "@dewlight/sandbox/mail/mailbox.ts", "no adapter knows the sandbox"],
	["server/src/adapters/photo-analyst/x.ts", "@dewlight/sandbox/faces/encode-face.ts", "No adapter knows"],
	["server/src/adapters/photo-analyst/x.ts", "#db/transaction.ts", "An adapter implements one port"],
	["server/src/http/routes/x.ts", "#db/queries/find-user.ts", "call a use case and present its answer"],
	["server/src/http/routes/x.ts", "drizzle-orm", "call a use case and present its answer"],
	["server/src/jobs/handlers/x.ts", "#adapters/mailer/smtp.ts", "translates a payload into a use case call"],
	["server/src/jobs/handlers/x.ts", "#db/queries/find-user.ts", "Only queue.ts knows"],
	["server/src/jobs/handlers/x.ts", "pg-boss", "Only queue.ts knows"],
	["server/src/jobs/x.ts", "#db/outbox.ts", "Only queue.ts knows"],
	["server/src/jobs/definitions/x.ts", "#db/outbox.ts", "Only queue.ts knows"],
	[
		"server/src/jobs/definitions/x.ts",
		"#adapters/mailer/smtp.ts",
		"translates a payload into a use case call",
	],
	["server/src/prompts/x.ts", "#use-cases/scans/index.ts", "Prompts are words"],
	["server/src/loading/x.ts", "pino", "it imports Node only"],
	["web/app/ui/x.tsx", "../features/scan/upload-screen.tsx", "pass data in as props"],
	["web/app/ui/x.tsx", "#api/request.ts", "pass data in as props"],
	["web/app/features/scan/x.tsx", "#features/timeline/timeline-screen.tsx", "Features do not see each other"],
	["web/app/api/x.ts", "../ui/button.tsx", "api holds the client only"],
	["web/app/features/scan/x.tsx", "../timeline/timeline-screen.tsx", "Features do not see each other"],
	["web/app/features/scan/x.tsx", "@dewlight/vision", "only through contracts"],
];

const ALLOWED: [file: string, specifier: string][] = [
	["core/src/routine/x.ts", "../skin/concern.ts"],
	["core/src/experiments/x.ts", "../skin/concern.ts"],
	["vision/src/measure/x.ts", "@dewlight/core/skin/observation.ts"],
	["assistant/src/encoder/x.ts", "@dewlight/core/skin/red-flag.ts"],
	["core/src/scan/x.ts", "../products/pick-products.ts"],
	["core/src/consent/x.ts", "./photo-consent.ts"],
	["server/src/use-cases/scans/x.ts", "#ports/clock.ts"],
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
	["server/src/jobs/handlers/x.ts", "#use-cases/scans/index.ts"],
	["server/src/jobs/handlers/x.ts", "../definitions/analyze-scan.ts"],
	["server/src/prompts/x.ts", "@dewlight/core/skin/concern.ts"],
	["server/src/loading/x.ts", "node:module"],
	["server/src/http/routes/x.ts", "#use-cases/scans/index.ts"],
	["web/app/features/scan/x.tsx", "../../ui/button.tsx"],
	["web/app/features/scan/api/x.ts", "../copy.ts"],
];

const report = z.object({
	diagnostics: z.array(
		z.object({
			category: z.string(),
			message: z.unknown(),
			location: z.object({ path: z.unknown() }),
		}),
	),
});

const IMPORTS = "lint/style/noRestrictedImports";
let folder = "";
let found: { file: string; rule: string; text: string }[] = [];
const nameOf = (file: string, index: number) => file.replace(/x(\.tsx?)$/, `case-${index}$1`);

/** Lints every case at once, in a folder that holds nothing but our configuration and the one import each. */
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "dewlight-boundaries-"));
	const config = { ...JSON.parse(readFileSync("biome.json", "utf8")), vcs: { enabled: false } };
	writeFileSync(join(folder, "biome.json"), JSON.stringify(config));
	[...FORBIDDEN, ...ALLOWED].forEach(([file, specifier], index) => {
		const path = join(folder, nameOf(file, index));
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, `import { thing } from "${specifier}";\nconsole.info(thing);\n`);
	});
	mkdirSync(join(folder, "web/app/layouts"), { recursive: true });
	writeFileSync(
		join(folder, "web/app/layouts/words.tsx"),
		"export const Words = () => <p>Hello there</p>;\n",
	);
	const { stdout } = spawnSync("biome", ["lint", "--reporter=json", "--max-diagnostics=none", "."], {
		cwd: folder,
		encoding: "utf8",
	});
	found = report.parse(JSON.parse(stdout)).diagnostics.map(({ category, message, location }) => ({
		file: JSON.stringify(location.path),
		rule: category,
		text: JSON.stringify(message),
	}));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const complaints = (file: string, index: number) =>
	found
		.filter(({ rule, ...entry }) => rule === IMPORTS && entry.file.includes(nameOf(file, index)))
		.map(({ text }) => text);

test.each(FORBIDDEN.map((row, index) => [...row, index] as const))(
	"%s may not import %s",
	(file, _specifier, advice, index) => {
		expect(complaints(file, index).join("\n")).toContain(advice);
	},
);

test("words in a screen's markup are refused: they stand in copy.ts", () => {
	const rules = found.filter(({ file }) => file.includes("words.tsx")).map(({ rule }) => rule);
	expect(rules).toContain("lint/style/noJsxLiterals");
});

test.each(ALLOWED.map((row, index) => [...row, index + FORBIDDEN.length] as const))(
	"%s may import %s",
	(file, _specifier, index) => {
		expect(complaints(file, index)).toEqual([]);
	},
);

test.each(readdirSync("web/app/features"))("the feature %s has its own boundary", (feature) => {
	expect(readFileSync("biome.json", "utf8")).toContain(`"web/app/features/${feature}/**"`);
});
