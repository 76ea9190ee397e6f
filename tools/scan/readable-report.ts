import type { ProductNeed, ProductNeeds } from "@dewlight/core/products/product.ts";
import { type CarePlan, PLAN_SECTIONS, type PlanStep } from "@dewlight/core/routine/care-plan.ts";
import type { AnalysisResult } from "@dewlight/core/scan/stages.ts";
import type { ScanReport } from "./read-files.ts";

const title = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll("_", " ");
const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** The report as plain text for a terminal. */
export function readableReport(report: ScanReport): string {
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
