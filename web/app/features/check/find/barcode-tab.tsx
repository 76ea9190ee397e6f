import { toGtin13 } from "@dewlight/core/products/product.ts";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { openThread, type WorkerThread } from "#platform/thread.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { FileDrop } from "#ui/photo-input.tsx";
import { type CheckSubject, findByBarcode } from "../calls.ts";
import { checkCopy } from "../copy.ts";
import type { BarcodeAnswer, BarcodeRequest } from "./barcode-worker.ts";
import workerAddress from "./barcode-worker.ts?worker&url";

const copy = checkCopy.barcode;
const LOOK_MS = 250;

type Problem = "denied" | "missing" | "broken" | "unread" | "failed" | { unknown: string };

/** A product by its bars: with the camera, from a photo, or by the digits. All three read on the device. */
export function BarcodeTab({ onAsk }: { onAsk: (subject: CheckSubject) => void }) {
	const [live, setLive] = useState(false);
	const [digits, setDigits] = useState("");
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<Problem | null>(null);

	const find = async (code: string) => {
		setLive(false);
		setBusy(true);
		setProblem(null);
		try {
			const product = await findByBarcode(code);
			if (product === null) setProblem({ unknown: code });
			else onAsk({ product_id: product.id });
		} catch (error) {
			console.warn("A barcode was not looked up.", error);
			setProblem("failed");
		} finally {
			setBusy(false);
		}
	};
	const readPhoto = async ([photo]: File[]) => {
		if (photo === undefined) return;
		setProblem(null);
		try {
			const code = await readBarcode(photo);
			if (code === null) setProblem("unread");
			else await find(code);
		} catch (error) {
			console.warn("The reader of bars did not start.", error);
			setProblem("broken");
		}
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		const code = toGtin13(digits);
		if (code !== null) void find(code);
	};
	return (
		<div className="grid gap-6">
			{live ? (
				<LiveBars
					onCode={(code) => void find(code)}
					onProblem={(found) => {
						setLive(false);
						setProblem(found);
					}}
					onStop={() => setLive(false)}
				/>
			) : (
				<Button
					className="justify-self-start"
					onClick={() => {
						setProblem(null);
						setLive(true);
					}}
				>
					{copy.start}
				</Button>
			)}
			{problem !== null && (
				<Notice tone="warn" live="status">
					{typeof problem === "object" ? copy.unknown(problem.unknown) : copy[problem]}
				</Notice>
			)}
			<form noValidate onSubmit={submit} className="grid gap-4">
				<TextField
					label={copy.digits}
					inputMode="numeric"
					autoComplete="off"
					error={tried && toGtin13(digits) === null ? copy.wrong : undefined}
					value={digits}
					onChange={(event) => setDigits(event.target.value)}
				/>
				<Button type="submit" tone="secondary" busy={busy} className="justify-self-start">
					{busy ? copy.finding : copy.find}
				</Button>
			</form>
			<FileDrop label={copy.photo} onImages={(images) => void readPhoto(images)} />
		</div>
	);
}

interface LiveBarsProps {
	onCode: (code: string) => void;
	onProblem: (problem: "denied" | "missing" | "broken") => void;
	onStop: () => void;
}

/** The picture of the rear camera, looked at a few times a second; the camera is off as soon as this is gone. */
function LiveBars({ onCode, onProblem, onStop }: LiveBarsProps) {
	const video = useRef<HTMLVideoElement>(null);
	const [started, setStarted] = useState(false);
	const found = useEffectEvent(onCode);
	const failed = useEffectEvent(onProblem);
	useEffect(() => {
		let stream: MediaStream | null = null;
		let timer: ReturnType<typeof setTimeout> | undefined;
		let over = false;
		const look = async () => {
			const picture = video.current;
			if (over || picture === null) return;
			try {
				const code = picture.readyState >= picture.HAVE_CURRENT_DATA ? await readBarcode(picture) : null;
				if (over) return;
				if (code !== null) found(code);
				else timer = setTimeout(() => void look(), LOOK_MS);
			} catch (error) {
				console.warn("The reader of bars did not start.", error);
				if (!over) failed("broken");
			}
		};
		const start = async () => {
			try {
				const opened = await navigator.mediaDevices.getUserMedia({
					audio: false,
					video: { facingMode: "environment", width: { ideal: 1280 } },
				});
				stream = opened;
				if (over || video.current === null) {
					for (const track of opened.getTracks()) track.stop();
					return;
				}
				video.current.srcObject = opened;
				await video.current.play();
				setStarted(true);
				void look();
			} catch (error) {
				if (over) return;
				const denied = error instanceof Error && /NotAllowed|Security/.test(error.name);
				failed(denied ? "denied" : "missing");
			}
		};
		void start();
		return () => {
			over = true;
			clearTimeout(timer);
			for (const track of stream?.getTracks() ?? []) track.stop();
		};
	}, []);
	return (
		<div className="grid gap-3">
			<video
				ref={video}
				muted
				playsInline
				aria-label={copy.looking}
				className="aspect-4/3 w-full rounded-md bg-silk object-cover"
			/>
			<output className="text-ink-2">{started ? copy.looking : copy.starting}</output>
			<Button tone="secondary" className="justify-self-start" onClick={onStop}>
				{copy.stop}
			</Button>
		</div>
	);
}

let opened: WorkerThread<BarcodeRequest, BarcodeAnswer> | null = null;

/**
 * The digits under the bars of a picture or of the frame a video shows; null where there are none. Throws where the picture
 * cannot be decoded or the reader does not start; the next call starts it again.
 */
async function readBarcode(source: ImageBitmapSource): Promise<string | null> {
	const picture = await createImageBitmap(source);
	const thread = opened ?? openThread<BarcodeRequest, BarcodeAnswer>(workerAddress);
	opened = thread;
	try {
		return (await thread.ask({ picture }, [picture])).code;
	} catch (error) {
		thread.end();
		if (opened === thread) opened = null;
		throw error;
	}
}
