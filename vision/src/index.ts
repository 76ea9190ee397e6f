export * from "./analyze-photo.ts";
export * from "./check-photo.ts";
export * from "./decode/accept-photo.ts";
export * from "./decode/photo-unreadable.ts";
export * from "./engine.ts";
export type { ReportPictures } from "./report-pictures.ts";
export * from "./unreadable-quality.ts";
