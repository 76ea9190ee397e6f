import type { ProductNeed, ProductNeeds } from "@dewlight/core/products/product.ts";
import { type CarePlan, PLAN_SECTIONS, type PlanStep } from "@dewlight/core/routine/care-plan.ts";
import type { AnalysisResult } from "@dewlight/core/scan/stages.ts";
import { parseWords, UsageError } from "./parse-words.ts";
import { scanLines } from "./scan/batch.ts";
import { readFile, readPrevious, type ScanReport, writeFile } from "./scan/read-files.ts";

const title = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll("_", " ");
const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** The report as plain text for a terminal. */
function readableReport(report: ScanReport): string {
	const { photo_quality: quality, observation, analysis_result: result, product_needs: needs } = report;
	const verdict = quality.reason ? `${quality.status}. ${quality.reason}` : quality.status;
	if (!observation || !result) return `Photo: ${verdict}`;
	const { width, height, format } = observation.photo;
	return [
		`Photo: ${verdict} (${width} x ${height} ${format})`,
		...urgent(result),
		`Skin type: ${result.skin_type}. Sensitivity: ${result.skin_sensitivity}.`,
		result.condition_notes.overall_assessment,
		...notes(result),
		...plan(result.care_plan),
		...progress(result),
		...picks(needs ?? {}),
		`\n${report.engine.name} ${report.engine.version}, ${Math.round(report.timings_ms.total ?? 0)} ms. Appearance only, not a diagnosis.`,
	].join("\n");
}

function section(heading: string, lines: readonly string[]): string[] {
	return lines.length === 0 ? [] : [`\n${heading}`, ...lines.map((line) => `  - ${line}`)];
}

function urgent({ red_flags }: AnalysisResult): string[] {
	return section(
		"Please read first",
		red_flags.map((flag) => flag.advice),
	);
}

function notes({ condition_notes: told }: AnalysisResult): string[] {
	return [
		...section("Looks good", told.positive_observations),
		...section(
			"What we saw",
			told.key_concerns_identified.map(
				({ concern_name, location_observed, severity_score, confidence, description }) =>
					`${concern_name} (${location_observed}): ${severity_score} of 5, ${percent(confidence)} sure. ${description}`,
			),
		),
		...section(
			"Not measured",
			told.not_measured.map(({ concern_name, reason }) => `${concern_name}: ${reason}`),
		),
	];
}

function plan(care: CarePlan): string[] {
	return PLAN_SECTIONS.flatMap((name) => {
		const steps: [string, PlanStep | undefined][] = Object.entries(care[name]);
		return section(
			title(name),
			steps.flatMap(([step, value]) =>
				value
					? [`${title(step)}: ${value.instruction}${value.product ? ` [${value.product.name}]` : ""}`]
					: [],
			),
		);
	});
}

function progress({ progress_summary: told }: AnalysisResult): string[] {
	return [
		`\nSince the last photo\n  ${told.overall_assessment}`,
		...section("Better", told.improvements),
		...section("Worse", told.regressions),
		...section("Not sure yet", told.not_sure_yet),
		...section("Next", told.action_items),
	];
}

function picks(needs: ProductNeeds): string[] {
	const entries: [string, ProductNeed | undefined][] = Object.entries(needs);
	return section(
		"Picks",
		entries.flatMap(([category, need]) => (need ? [`${title(category)}: ${pick(need)}`] : [])),
	);
}

function pick({ brand, name, price, currency, retailer, observed, reason }: ProductNeed): string {
	const cost = price === null ? "price not known" : `${price.toFixed(2)} ${currency}`;
	return `${brand} ${name}, ${cost} (${retailer}, ${observed}). ${reason}`;
}

const USAGE = `npm run scan -- PHOTO [--note TEXT] [--previous FILE.json] [--overlay OUT.png] [--json]
npm run scan -- --batch

  PHOTO              JPEG, PNG, WebP, AVIF or HEIC with one face
  --note TEXT        what you feel or noticed, in your own words
  --previous FILE    what an earlier --json printed, to compare with
  --overlay OUT      write the photo with the findings drawn as PNG
  --json             print one JSON object instead of the readable report
  --batch            read lines PHOTO or PHOTO<tab>PREVIOUS.json from standard input and print one JSON object a line;
                     a line that cannot be scanned gives {"error": "..."}

Exit status: 0 analyzed or batch at its end, 2 the photo cannot be used, 1 anything else.`;

interface ScanArguments {
	photo: string;
	note: string | null;
	previous: string | null;
	overlay: string | null;
	json: boolean;
}

/** Null when help was asked for, "batch" when the photos come on standard input. Throws a `UsageError` with one sentence for anything else that is not a scan. */
function readArguments(words: readonly string[]): ScanArguments | "batch" | null {
	const { values, positionals } = parse(words);
	if (values.help) return null;
	if (values.batch) {
		if (words.length > 1) throw new UsageError("With --batch everything else comes on standard input.");
		return "batch";
	}
	const [photo, ...others] = positionals;
	if (photo === undefined) throw new UsageError("Name a photo to scan: npm run scan -- PHOTO.");
	if (others.length > 0) throw new UsageError(`One photo at a time: "${others[0]}" is one too many.`);
	return {
		photo,
		note: values.note ?? null,
		previous: values.previous ?? null,
		overlay: values.overlay ?? null,
		json: values.json ?? false,
	};
}

function parse(words: readonly string[]) {
	return parseWords({
		args: [...words],
		allowPositionals: true,
		options: {
			note: { type: "string" },
			previous: { type: "string" },
			overlay: { type: "string" },
			json: { type: "boolean" },
			batch: { type: "boolean" },
			help: { type: "boolean", short: "h" },
		},
	});
}

const [ANALYZED, BROKEN, PHOTO_FAILED] = [0, 1, 2];

/** Standard output carries the report and nothing else; sentences about what went wrong go to standard error. */
async function main(words: readonly string[]): Promise<number> {
	const asked = readArguments(words);
	if (asked === null) {
		console.log(USAGE);
		return ANALYZED;
	}
	if (asked === "batch") {
		await scanLines(process.stdin, process.stdout);
		return ANALYZED;
	}
	const bytes = await readFile(asked.photo);
	const previous = asked.previous === null ? null : await readPrevious(asked.previous);
	// The engine is loaded when there is something to do; a wrong call is answered at once.
	const { scanPhoto } = await import("./scan/scan-photo.ts");
	const withOverlay = asked.overlay !== null;
	const { report, overlay } = await scanPhoto({ bytes, note: asked.note, previous, withOverlay });
	if (asked.overlay !== null && overlay !== null) await writeFile(asked.overlay, overlay);
	const failed = report.photo_quality.status === "fail";
	if (asked.json) console.log(JSON.stringify(report, null, 2));
	else if (!failed) console.log(readableReport(report));
	if (failed) console.error(report.photo_quality.reason);
	return failed ? PHOTO_FAILED : ANALYZED;
}

try {
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	const expected = error instanceof UsageError;
	console.error(expected ? error.message : error);
	process.exitCode = BROKEN;
}
