export * from "./analyze-photo.ts";
export * from "./decode/accept-photo.ts";
export * from "./decode/photo-unreadable.ts";
export * from "./engine.ts";
export { checkPhoto } from "./look-at-photo.ts";
export type { PictureWish, ReportPictures } from "./observe-portrait.ts";
export * from "./pool/analysis-pool.ts";
export * from "./pool/pool-messages.ts";
