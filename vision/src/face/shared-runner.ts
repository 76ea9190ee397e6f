import { createFaceRunner, type FaceRunner } from "./face-runner.ts";

let runner: Promise<FaceRunner> | undefined;

/** The thread's one runner: models are loaded once and hold no state between photos. */
export function sharedFaceRunner(): Promise<FaceRunner> {
	runner ??= createFaceRunner();
	return runner;
}
