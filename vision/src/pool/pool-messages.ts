import type { MessagePort } from "node:worker_threads";
import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";
import type { AnalyzeOptions, PhotoAnalysis } from "../analyze-photo.ts";
import type { PhotoRegion } from "../decode/decode-region.ts";
import type { DecodedPhoto } from "../decode/decoded-photo.ts";

/** What a worker is asked. */
export type PoolTask =
	| { kind: "ping" }
	| { kind: "check"; photo: DecodedPhoto }
	| { kind: "analyze"; photo: DecodedPhoto; options: AnalyzeOptions; regions: MessagePort };

/** A thread has pixels and no bytes: it asks for a part of the photo with a `RegionBox` and gets this back. */
export type RegionAnswer = { kind: "region"; region: PhotoRegion | null } | { kind: "failed" };

/** What it answers. */
export type PoolAnswer =
	| { kind: "pong" }
	| { kind: "checked"; quality: PhotoQuality }
	| { kind: "analyzed"; analysis: PhotoAnalysis };

export const POOL_ERROR_CODES = ["busy", "timeout", "crashed", "canceled", "closed"] as const;
export type PoolErrorCode = (typeof POOL_ERROR_CODES)[number];

const MESSAGES: Record<PoolErrorCode, string> = {
	busy: "Too many photos are waiting to be analyzed.",
	timeout: "The analysis took too long and was stopped.",
	crashed: "The analysis stopped unexpectedly.",
	canceled: "The analysis was canceled.",
	closed: "The analysis engine has been closed.",
};

/** Why a photo was not analyzed although nothing is wrong with it. */
export class AnalysisPoolError extends Error {
	override readonly name = "AnalysisPoolError";
	readonly code: PoolErrorCode;

	constructor(code: PoolErrorCode, options?: ErrorOptions) {
		super(MESSAGES[code], options);
		this.code = code;
	}
}
