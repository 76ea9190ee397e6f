import { ImageOff, ImagePlus } from "lucide-react";
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { uiCopy } from "./copy.ts";
import { FieldError } from "./field.tsx";

interface FileDropProps {
	label: ReactNode;
	hint?: ReactNode;
	error?: string | undefined;
	disabled?: boolean;
	/** Also listen for pictures pasted anywhere on the page. */
	acceptPaste?: boolean;
	/** Several may be picked at once. */
	multiple?: boolean;
	/** Every image that was picked, dropped or pasted at once, none where it was another file; the caller judges how many. */
	onImages: (images: File[]) => void;
}

/** Picks images by click, keyboard, drop or paste. Other files are left out. */
export function FileDrop(props: FileDropProps) {
	const { label, hint, error, disabled = false, acceptPaste = false, multiple, onImages } = props;
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const [over, setOver] = useState(false);

	useEffect(() => {
		if (!acceptPaste || disabled) return;
		const take = (event: ClipboardEvent) => {
			const images = imagesOf(event.clipboardData?.files);
			if (images.length > 0) onImages(images);
		};
		document.addEventListener("paste", take);
		return () => document.removeEventListener("paste", take);
	}, [acceptPaste, disabled, onImages]);

	return (
		<div className="grid gap-2">
			{/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an extra; the input inside serves the keyboard */}
			<label
				htmlFor={id}
				onDragOver={(event) => {
					event.preventDefault();
					setOver(true);
				}}
				onDragLeave={() => setOver(false)}
				onDrop={(event) => {
					event.preventDefault();
					setOver(false);
					if (!disabled) onImages(imagesOf(event.dataTransfer.files));
				}}
				className={classNames(
					"relative grid min-h-56 place-content-center justify-items-center gap-2 rounded-lg border-[1.5px] border-dashed px-6 py-8 text-center transition-colors",
					"has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-fig",
					over ? "border-fig bg-blush" : "border-field bg-surface hover:border-fig hover:bg-silk",
					disabled && "pointer-events-none opacity-55",
				)}
			>
				<input
					ref={input}
					id={id}
					type="file"
					accept="image/*"
					multiple={multiple}
					disabled={disabled}
					aria-invalid={error !== undefined || undefined}
					aria-describedby={error === undefined ? undefined : `${id}-error`}
					onChange={(event) => {
						onImages(imagesOf(event.target.files));
						event.target.value = "";
					}}
					className="sr-only"
				/>
				<span className="grid size-14 place-items-center rounded-full bg-blush text-fig">
					<ImagePlus aria-hidden="true" className="size-6" />
				</span>
				<span className="font-semibold">{label}</span>
				{hint !== undefined && <span className="max-w-narrow text-small text-ink-2">{hint}</span>}
			</label>
			{error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
		</div>
	);
}

/** Some systems give HEIC files no type, so the name counts as well. */
function imagesOf(files: FileList | null | undefined): File[] {
	return [...(files ?? [])].filter(
		(file) => file.type.startsWith("image/") || (file.type === "" && /\.(heic|heif|avif)$/i.test(file.name)),
	);
}

interface PhotoPreviewProps {
	file: File;
	alt: string;
	replaceLabel: string;
	disabled?: boolean;
	onReplace: (images: File[]) => void;
}

/** The chosen photo as it is on this device; formats a browser cannot show are named instead. */
export function PhotoPreview({ file, alt, replaceLabel, disabled = false, onReplace }: PhotoPreviewProps) {
	const id = useId();
	const show = useMemo(() => showFile(file), [file]);
	const [unreadable, setUnreadable] = useState<File>();
	return (
		<div className="grid justify-items-center gap-3">
			<div className="grid aspect-[4/5] w-full max-w-72 place-items-center overflow-hidden rounded-lg bg-silk shadow-soft">
				{unreadable === file ? (
					<p className="grid justify-items-center gap-2 p-6 text-center text-small text-ink-2">
						<ImageOff aria-hidden="true" className="size-8" />
						<span className="break-all">{file.name}</span>
						<span>{uiCopy.noPreview}</span>
					</p>
				) : (
					<img ref={show} alt={alt} onError={() => setUnreadable(file)} className="size-full object-cover" />
				)}
			</div>
			<label
				htmlFor={id}
				className="relative inline-flex min-h-11 items-center rounded-full px-5 font-semibold text-fig has-focus-visible:outline-2 has-focus-visible:outline-fig hover:bg-blush"
			>
				{replaceLabel}
				<input
					id={id}
					type="file"
					accept="image/*"
					disabled={disabled}
					onChange={(event) => {
						onReplace(imagesOf(event.target.files));
						event.target.value = "";
					}}
					className="sr-only"
				/>
			</label>
		</div>
	);
}

/** Shows the file for as long as the image stands; the browser forgets it afterwards. */
export function showFile(file: File) {
	return (image: HTMLImageElement | null) => {
		if (image === null) return;
		const url = URL.createObjectURL(file);
		image.src = url;
		return () => URL.revokeObjectURL(url);
	};
}
