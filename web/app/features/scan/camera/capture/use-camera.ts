import { useEffect, useState } from "react";
import { type CameraFailure, cameraFailure } from "./camera-failure.ts";

/** Front cameras are built four by three; what they cannot do they round to what they can. */
const WISHES: MediaStreamConstraints = {
	audio: false,
	video: {
		facingMode: "user",
		width: { ideal: 1920 },
		height: { ideal: 1440 },
		frameRate: { ideal: 24, max: 30 },
	},
};

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

/** Asks for the front camera. Throws what the browser says. */
function openCamera(): Promise<MediaStream> {
	return navigator.mediaDevices.getUserMedia(WISHES);
}

/** The light beside the lens goes out. */
function stopCamera(stream: MediaStream): void {
	for (const track of stream.getTracks()) track.stop();
}
