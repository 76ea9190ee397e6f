import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { QueueFigures } from "#db/queries/queue-figures.ts";
import type { Meter } from "#ports/telemetry.ts";

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export interface PrometheusMeter extends Meter {
	/** Everything in Prometheus' text format; reads the queue anew. */
	render: () => Promise<{ type: string; text: string }>;
}

/** Figures of this process, and those of the queue, which all processes share. */
export function createPrometheusMeter(readQueue: () => Promise<QueueFigures>): PrometheusMeter {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
		new Counter({ name, help, labelNames, registers });
	const timer = <L extends string>(name: string, help: string, labelNames: L[]) =>
		new Histogram({ name, help, labelNames, registers, buckets: SECONDS });
	const gauge = <L extends string>(name: string, help: string, labelNames: L[]) =>
		new Gauge({ name, help, labelNames, registers });

	const http = timer("dewlight_http_request_seconds", "Time to the end of an answer", [
		"method",
		"route",
		"status",
	]);
	const refusals = counter("dewlight_refusals_total", "Calls refused, by error code", ["code"]);
	const events = counter("dewlight_events_total", "What people, jobs and operators did", ["event"]);
	const jobs = timer("dewlight_job_seconds", "Time of one try of a job", ["job", "outcome"]);
	const engine = timer("dewlight_engine_seconds", "Time to analyze one photo with its frames", ["outcome"]);
	const verdicts = counter("dewlight_photo_verdicts_total", "Verdicts on photos by tone of the skin", [
		"status",
		"tone",
	]);
	const checks = counter("dewlight_photo_failed_checks_total", "Checks that made photos fail", ["check"]);
	const model = timer("dewlight_model_seconds", "Time of one call of the language model", [
		"vendor",
		"outcome",
	]);
	const tokens = counter("dewlight_model_tokens_total", "Tokens sent to and got from the model", [
		"direction",
	]);
	const parts = timer("dewlight_part_seconds", "Time of one call to a rented part", ["part", "outcome"]);
	const depth = gauge("dewlight_queue_jobs", "Jobs in a queue, the same from every process", [
		"queue",
		"state",
	]);
	const age = gauge("dewlight_queue_oldest_seconds", "Age of the job that is due longest", ["queue"]);
	const promised = gauge("dewlight_outbox_jobs", "Promised jobs that the queue does not hold yet", []);
	const readable = gauge("dewlight_queue_readable", "1 when the queue's figures could be read", []);

	async function readQueueInto(): Promise<void> {
		depth.reset();
		age.reset();
		try {
			const figures = await readQueue();
			for (const { queue, waiting, running, oldestSeconds } of figures.queues) {
				depth.set({ queue, state: "waiting" }, waiting);
				depth.set({ queue, state: "running" }, running);
				age.set({ queue }, oldestSeconds);
			}
			promised.set(figures.promised);
			readable.set(1);
		} catch {
			// Whoever reads the figures learns it from this one; the rest are wanted most while the database is away.
			readable.set(0);
		}
	}

	return {
		event: (event) => events.inc({ event }),
		answered: ({ seconds, status, ...labels }) =>
			http.observe({ ...labels, status: `${Math.floor(status / 100)}xx` }, seconds),
		refused: (code) => refusals.inc({ code }),
		jobEnded: ({ seconds, ...labels }) => jobs.observe(labels, seconds),
		judged({ status, tone, failedChecks }) {
			verdicts.inc({ status, tone: tone ?? "unread" });
			for (const check of failedChecks) checks.inc({ check });
		},
		analyzed: ({ seconds, outcome }) => engine.observe({ outcome }, seconds),
		modelCalled({ vendor, outcome, inputTokens, outputTokens, latencyMs }) {
			model.observe({ vendor, outcome }, latencyMs / 1_000);
			tokens.inc({ direction: "sent" }, inputTokens);
			tokens.inc({ direction: "got" }, outputTokens);
		},
		called: ({ seconds, ...labels }) => parts.observe(labels, seconds),
		async render() {
			await readQueueInto();
			return { type: registry.contentType, text: await registry.metrics() };
		},
	};
}
