export const CAMERA_FAILURES = ["denied", "missing", "in_use", "insecure", "stopped", "unknown"] as const;
export type CameraFailure = (typeof CAMERA_FAILURES)[number];

/** What a refusal of the browser means for the person; the names are those of Media Capture and Streams. */
export function cameraFailure(error: unknown, secure: boolean): CameraFailure {
	if (!secure) return "insecure";
	switch (error instanceof Error ? error.name : "") {
		case "NotAllowedError":
		case "SecurityError":
			return "denied";
		case "NotFoundError":
		case "OverconstrainedError":
			return "missing";
		case "NotReadableError":
		case "AbortError":
			return "in_use";
		default:
			return "unknown";
	}
}
