import type { Concern } from "@dewlight/core/skin/concern.ts";
import type { EngineId, Observation, Zone } from "@dewlight/core/skin/observation.ts";
import type { PhotoQuality } from "@dewlight/core/skin/photo-quality.ts";

export interface AnalyzedPhoto {
	photoQuality: PhotoQuality;
	/** Null exactly when the photo fails. */
	observation: Observation | null;
	/** WebP without metadata, at most 640 px; null when the photo fails. */
	thumbnail: Uint8Array | null;
	/** Transparent WebP per concern in the thumbnail's frame. */
	layers: { concern: Concern; picture: Uint8Array }[];
	/** None unless asked for. WebP without metadata: a patch of the photo where a concern stands out most, and its marks alone. */
	closeUps: { concern: Concern; zone: Zone; picture: Uint8Array; marks: Uint8Array }[];
	/** The aligned face, JPEG without metadata, 512 px square; only when asked for and the photo does not fail. */
	faceCrop?: Uint8Array;
}

/** Thrown when the bytes are not a photo we take; the message is a sentence for the person. */
export class PhotoRefusedError extends Error {
	override readonly name = "PhotoRefusedError";
	readonly why: "too_large" | "unsupported_type" | "unreadable";
	constructor(why: PhotoRefusedError["why"], message: string) {
		super(message);
		this.why = why;
	}
}

/** Thrown when the engine has too many photos waiting. */
export class AnalystBusyError extends Error {
	override readonly name = "AnalystBusyError";
}

/** Thrown when the engine itself ended over a photo, and over the next try: a fault of ours, with nothing said of the photo. */
export class AnalystAwayError extends Error {
	override readonly name = "AnalystAwayError";

	constructor(options?: ErrorOptions) {
		super("The analysis engine ended unexpectedly.", options);
	}
}

export interface AnalyzeWish {
	signal?: AbortSignal;
	faceCrop?: boolean;
	closeUps?: boolean;
	/** Further photos of the same moment: they make the numbers steadier and never cost the photo its report. */
	frames?: readonly Uint8Array[];
}

/** Pixels become numbers. Keeps nothing. */
export interface PhotoAnalyst {
	readonly engine: EngineId;
	/** Loads models; resolves when one thread is known to work. */
	warmUp(): Promise<void>;
	/** Throws PhotoRefusedError for what the first bytes tell: nothing there, too large, not a photo format. */
	accept(photo: Uint8Array): void;
	/** The quality verdict only. */
	check(photo: Uint8Array): Promise<PhotoQuality>;
	analyze(photo: Uint8Array, options: AnalyzeWish): Promise<AnalyzedPhoto>;
	/** The verdict and the small picture, of a photo that fails too; null where it shows no one face. */
	thumbnail(photo: Uint8Array): Promise<Pick<AnalyzedPhoto, "photoQuality" | "thumbnail">>;
	close(): Promise<void>;
}
