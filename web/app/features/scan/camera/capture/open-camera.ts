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

/** Asks for the front camera. Throws what the browser says. */
export function openCamera(): Promise<MediaStream> {
	return navigator.mediaDevices.getUserMedia(WISHES);
}

/** The light beside the lens goes out. */
export function stopCamera(stream: MediaStream): void {
	for (const track of stream.getTracks()) track.stop();
}
