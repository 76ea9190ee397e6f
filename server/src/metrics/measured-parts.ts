import { MailRefusedError } from "#ports/mailer.ts";
import { PaymentRefusedError } from "#ports/payments.ts";
import {
	AnalystBusyError,
	type AnalyzedPhoto,
	type PhotoAnalyst,
	PhotoRefusedError,
} from "#ports/photo-analyst.ts";
import type { Meter } from "#ports/telemetry.ts";

type Part = Parameters<Meter["called"]>[0]["part"];

const sinceSeconds = (started: number) => (performance.now() - started) / 1_000;

/** The engine, timed, with its verdict on every photo counted by tone. */
export function measuredAnalyst(analyst: PhotoAnalyst, meter: Meter): PhotoAnalyst {
	return {
		engine: analyst.engine,
		warmUp: () => analyst.warmUp(),
		accept: (photo) => analyst.accept(photo),
		check: (photo) => analyst.check(photo),
		thumbnail: (photo) => analyst.thumbnail(photo),
		close: () => analyst.close(),
		async analyze(photo, wish) {
			const started = performance.now();
			try {
				const analyzed = await analyst.analyze(photo, wish);
				meter.analyzed({ outcome: "done", seconds: sinceSeconds(started) });
				meter.judged(verdictOf(analyzed));
				return analyzed;
			} catch (error) {
				meter.analyzed({ outcome: outcomeOf(error), seconds: sinceSeconds(started) });
				throw error;
			}
		},
	};
}

function verdictOf({ photoQuality, observation }: AnalyzedPhoto) {
	const { status, checks } = photoQuality;
	const failedChecks = checks.filter((check) => check.status === "fail").map(({ name }) => name);
	return { status, tone: observation?.tone.ita_class ?? null, failedChecks };
}

function outcomeOf(error: unknown): "refused" | "busy" | "failed" {
	if (error instanceof PhotoRefusedError) return "refused";
	return error instanceof AnalystBusyError ? "busy" : "failed";
}

/** Every call of a part that answers with a promise, timed; a refusal is an answer too. */
export function measuredPart<T extends object>(target: T, part: Part, meter: Meter): T {
	return new Proxy(target, {
		get(from, name, receiver) {
			const value: unknown = Reflect.get(from, name, receiver);
			if (typeof value !== "function") return value;
			return (...args: unknown[]): unknown => {
				const started = performance.now();
				const answer: unknown = Reflect.apply(value, from, args);
				if (!(answer instanceof Promise)) return answer;
				const note = (outcome: string) => meter.called({ part, outcome, seconds: sinceSeconds(started) });
				answer.then(
					() => note("done"),
					(error: unknown) => note(isRefusal(error) ? "refused" : "failed"),
				);
				return answer;
			};
		},
	});
}

const isRefusal = (error: unknown) =>
	error instanceof MailRefusedError || error instanceof PaymentRefusedError;
