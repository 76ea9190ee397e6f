import type {
	comparisonSchema,
	experimentSchema,
	progressSeriesSchema,
} from "@dewlight/contracts/progress.ts";
import type { Share } from "@dewlight/contracts/shares.ts";
import { BASELINE_SCANS } from "@dewlight/core/experiments/index.ts";
import type { MetricSeries } from "@dewlight/core/skin/progress-summary.ts";
import type { z } from "zod";
import type { Services } from "#use-cases/context.ts";
import {
	beginChange,
	type ComparedCheckins,
	compareCheckins,
	type ExperimentView,
	exportCheckins,
	getProgress,
	listExperiments,
	startExperiment,
	stopExperiment,
} from "#use-cases/progress/index.ts";
import { openShare, readShares, revokeShare, type ShareView, startShare } from "#use-cases/shares/index.ts";
import { type App, endpoint, requestContext, userContext } from "../route.ts";

export function progressRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("progress"),
		handler: async (request) => {
			const { series, use } = await getProgress({ ctx: userContext(services, request) });
			return { series: series.map(presentSeries), use };
		},
	});

	app.route({
		...endpoint("compareCheckins"),
		handler: async (request) =>
			presentComparison(await compareCheckins({ ctx: userContext(services, request), input: request.query })),
	});

	app.route({
		...endpoint("exportCheckins"),
		handler: async (request, reply) => {
			const ctx = userContext(services, request);
			const { filename, contentType, stream } = await exportCheckins({ ctx, input: request.query });
			return reply
				.type(contentType)
				.header("content-disposition", `attachment; filename="${filename}"`)
				.header("cache-control", "no-store")
				.send(stream);
		},
	});

	app.route({
		...endpoint("experiments"),
		handler: async (request) => {
			const experiments = await listExperiments({ ctx: userContext(services, request) });
			return { experiments: experiments.map(presentExperiment) };
		},
	});

	app.route({
		...endpoint("startExperiment"),
		handler: async (request) =>
			presentExperiment(await startExperiment({ ctx: userContext(services, request), input: request.body })),
	});

	for (const [name, verb] of [
		["beginChange", beginChange],
		["stopExperiment", stopExperiment],
	] as const) {
		app.route({
			...endpoint(name),
			handler: async (request) =>
				presentExperiment(await verb({ ctx: userContext(services, request), input: request.params })),
		});
	}
}

function presentSeries(series: MetricSeries): z.output<typeof progressSeriesSchema> {
	return {
		metric_id: series.id,
		metric: series.metric,
		zone: series.zone,
		unit: series.unit,
		lower_is_better: true,
		points: series.points.map(({ id, at, photoDate, value, band, comparable, differsIn, repeated }) => ({
			checkin_id: id,
			at,
			photo_date: photoDate,
			value,
			band,
			comparable,
			differs_in: differsIn,
			repeated,
		})),
		verdict: series.verdict,
		detectable: series.detectable,
		sentence: series.sentence,
		numbers: series.numbers,
	};
}

function presentComparison({ differsIn, ...compared }: ComparedCheckins): z.output<typeof comparisonSchema> {
	return { ...compared, differs_in: differsIn };
}

function presentExperiment(view: ExperimentView): z.output<typeof experimentSchema> {
	const { row } = view;
	return {
		id: row.id,
		product_name: row.productName,
		product_id: row.productId,
		metric: view.metric,
		state: view.state,
		started_at: row.startedAt.toISOString(),
		baseline_scans: view.baselineScans,
		baseline_needed: BASELINE_SCANS,
		changed_at: row.changedAt?.toISOString() ?? null,
		verdict_at: view.verdictAt,
		verdict: view.verdict,
		change: view.change,
		band: view.band,
		sentence: view.sentence,
		numbers: view.numbers,
		next: view.next,
	};
}

export function shareRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("shares"),
		handler: async (request) => {
			const shares = await readShares({ ctx: userContext(services, request) });
			return { shares: shares.map(presentShare) };
		},
	});

	app.route({
		...endpoint("startShare"),
		handler: async (request) => {
			const { view, token } = await startShare({ ctx: userContext(services, request) });
			return { share: presentShare(view), token };
		},
	});

	app.route({
		...endpoint("revokeShare"),
		handler: async (request) => {
			await revokeShare({ ctx: userContext(services, request), input: request.params });
			return { ok: true as const };
		},
	});

	// The token comes in the body: no address, no log and no referrer ever holds it.
	app.route({
		...endpoint("sharedReport"),
		handler: async (request, reply) => {
			const opened = await openShare({ ctx: requestContext(services, request), input: request.body });
			reply.headers({
				"cache-control": "no-store",
				"x-robots-tag": "noindex",
				"referrer-policy": "no-referrer",
			});
			return { expires_at: opened.expiresAt.toISOString(), parts: opened.parts };
		},
	});
}

function presentShare({ share, state, openings }: ShareView): Share {
	return {
		id: share.id,
		created_at: share.createdAt.toISOString(),
		expires_at: share.expiresAt.toISOString(),
		state,
		openings: openings.map(({ openedAt, browser }) => ({ at: openedAt.toISOString(), browser })),
	};
}
