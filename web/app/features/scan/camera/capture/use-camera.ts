import { useEffect, useState } from "react";
import { type CameraFailure, cameraFailure } from "./camera-failure.ts";
import { openCamera, stopCamera } from "./open-camera.ts";

export type Camera =
	| { kind: "opening" }
	| { kind: "live"; stream: MediaStream }
	| { kind: "failed"; failure: CameraFailure };

/** The camera runs for as long as it is wanted, and not a moment longer. */
export function useCamera(wanted: boolean): [camera: Camera, retry: () => void] {
	const [camera, setCamera] = useState<Camera>({ kind: "opening" });
	const [attempt, setAttempt] = useState(0);
	const run = wanted ? attempt : null;

	useEffect(() => {
		if (run === null) return;
		let over = false;
		let running: MediaStream | null = null;
		const fail = (failure: CameraFailure) => {
			if (!over) setCamera({ kind: "failed", failure });
		};
		openCamera().then(
			(stream) => {
				if (over) return stopCamera(stream);
				running = stream;
				for (const track of stream.getTracks()) track.addEventListener("ended", () => fail("stopped"));
				setCamera({ kind: "live", stream });
			},
			(error: unknown) => fail(cameraFailure(error, window.isSecureContext)),
		);
		return () => {
			over = true;
			if (running) stopCamera(running);
			setCamera({ kind: "opening" });
		};
	}, [run]);

	return [camera, () => setAttempt((count) => count + 1)];
}
