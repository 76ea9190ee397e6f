// Part by part instead of the index: what measures is loaded by the engine's threads only.
import type { Concern } from "@dewlight/core/skin/concern.ts";
import type { Observation } from "@dewlight/core/skin/observation.ts";
import { agreeOverFrames, isStillSeen } from "@dewlight/vision/agree-frames.ts";
import type { PhotoAnalysis } from "@dewlight/vision/analyze-photo.ts";
import { acceptPhoto } from "@dewlight/vision/decode/accept-photo.ts";
import { PhotoUnreadable, type UnreadableCode } from "@dewlight/vision/decode/photo-unreadable.ts";
import { ENGINE } from "@dewlight/vision/engine.ts";
import {
	type AnalysisPool,
	type AnalysisPoolOptions,
	createAnalysisPool,
} from "@dewlight/vision/pool/analysis-pool.ts";
import { AnalysisPoolError } from "@dewlight/vision/pool/pool-messages.ts";
import {
	AnalystAwayError,
	AnalystBusyError,
	type AnalyzedPhoto,
	type PhotoAnalyst,
	PhotoRefusedError,
} from "#ports/photo-analyst.ts";

/** No frame of a scan begins later than this after the first; one in work is let end, since stopping it costs its thread. */
const FRAMES_MS = 20_000;

const WHY: Record<UnreadableCode, PhotoRefusedError["why"]> = {
	empty: "unreadable",
	too_large_bytes: "too_large",
	too_many_pixels: "too_large",
	too_much_memory: "too_large",
	unsupported_format: "unsupported_type",
	damaged: "unreadable",
};

/** The embedded engine in worker threads of this process. */
export function createVisionAnalyst(
	options: Pick<AnalysisPoolOptions, "threads" | "onDemand" | "worker">,
	pool: AnalysisPool = createAnalysisPool(options),
): PhotoAnalyst {
	return {
		engine: ENGINE,
		warmUp: () => pool.warmUp(),
		accept(photo) {
			try {
				acceptPhoto(photo);
			} catch (error) {
				throw asPortError(error);
			}
		},
		check: (photo) => translated(pool.check(photo)),
		async analyze(photo, { signal, faceCrop = false, closeUps = false, frames = [] }) {
			const pictures = closeUps ? ("close_ups" as const) : ("report" as const);
			const wanted = { pictures, faceCrop, ...(signal && { signal }) };
			const analysis = await translated(pool.analyze(photo, wanted));
			if (!analysis.observation || frames.length === 0) return present(analysis);
			return present(together(analysis, analysis.observation, await observeFrames(pool, frames, signal)));
		},
		thumbnail: async (photo) => present(await translated(pool.analyze(photo, { pictures: "thumbnail" }))),
		close: () => pool.close(),
	};
}

/** In their order; null for a frame that cannot be read or that the pool gave up, and for those beyond the time. */
async function observeFrames(
	pool: AnalysisPool,
	frames: readonly Uint8Array[],
	signal: AbortSignal | undefined,
): Promise<(Observation | null)[]> {
	const end = performance.now() + FRAMES_MS;
	const options = signal ? { signal } : {};
	const observed: (Observation | null)[] = [];
	for (const frame of frames) {
		const late = performance.now() > end;
		const analysis = late ? null : await pool.analyze(frame, options).catch(noneOfFrame);
		signal?.throwIfAborted();
		observed.push(analysis?.observation ?? null);
	}
	return observed;
}

/** Any other failure is a fault of ours, which the job's next try sees. */
function noneOfFrame(error: unknown): null {
	if (error instanceof PhotoUnreadable || error instanceof AnalysisPoolError) return null;
	throw error;
}

function together(
	analysis: PhotoAnalysis,
	photo: Observation,
	frames: (Observation | null)[],
): PhotoAnalysis {
	const observation = agreeOverFrames(photo, frames);
	const { pictures } = analysis;
	const isSeen = ({ concern }: { concern: Concern }) => isStillSeen(concern, observation);
	return {
		...analysis,
		observation,
		pictures: pictures && {
			...pictures,
			layers: pictures.layers.filter(isSeen),
			closeUps: pictures.closeUps.filter(isSeen),
		},
	};
}

function present({ photo_quality, observation, pictures, face_crop }: PhotoAnalysis): AnalyzedPhoto {
	return {
		photoQuality: photo_quality,
		observation,
		thumbnail: pictures?.thumbnail ?? null,
		layers: pictures?.layers ?? [],
		closeUps: pictures?.closeUps ?? [],
		...(face_crop && { faceCrop: face_crop }),
	};
}

async function translated<T>(work: Promise<T>): Promise<T> {
	try {
		return await work;
	} catch (error) {
		throw asPortError(error);
	}
}

/** Timeouts and a closed pool stay what they are: faults of ours, worth another try. */
function asPortError(error: unknown): unknown {
	if (error instanceof PhotoUnreadable) return new PhotoRefusedError(WHY[error.code], error.message);
	if (!(error instanceof AnalysisPoolError)) return error;
	if (error.code === "busy") return new AnalystBusyError();
	if (error.code === "crashed") return new AnalystAwayError({ cause: error });
	return error;
}
