import type { FrameFacts } from "../facts/frame-facts.ts";
import type { FramePixels } from "../facts/frame-pixels.ts";

/** `folder` is the whole address of the folder with the model and the WASM files. */
export type AnalysisRequest = { kind: "load"; folder: string } | { kind: "frame"; frame: FramePixels };

/** One for each request, in their order. */
export type AnalysisAnswer = { kind: "loaded" } | { kind: "facts"; facts: FrameFacts };
