import { CHAT_LIMITS } from "@dewlight/contracts/chat.ts";
import { ArrowUp, Square } from "lucide-react";
import {
	type FormEvent,
	type KeyboardEvent,
	type ReactNode,
	type RefObject,
	useId,
	useLayoutEffect,
} from "react";
import { useOnline } from "#offline/connection.ts";
import { classNames } from "#ui/class-names.ts";
import { chatCopy } from "../copy.ts";

/** From here on a person is told how much is left. */
const NEAR = CHAT_LIMITS.message * 0.9;

const copy = chatCopy.box;
const ROUND = "grid size-11 shrink-0 place-items-center rounded-full transition-colors";

interface ComposerProps {
	box: RefObject<HTMLTextAreaElement | null>;
	text: string;
	onChange: (text: string) => void;
	onSend: () => void;
	isAnswering: boolean;
	onStop: () => void;
	/** Said under the box. */
	children: ReactNode;
}

/** Where questions are written. Enter sends, Shift and Enter start a new line; the focus stays in the box. */
export function Composer({ box, text, onChange, onSend, isAnswering, onStop, children }: ComposerProps) {
	const id = useId();
	const isOnline = useOnline();
	const over = text.trim().length - CHAT_LIMITS.message;
	const canSend = text.trim() !== "" && over <= 0 && !isAnswering;
	useGrowing(box, text);

	const send = () => {
		if (canSend) onSend();
		box.current?.focus({ preventScroll: true });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		send();
	};
	const stop = () => {
		onStop();
		box.current?.focus({ preventScroll: true });
	};
	const onKeyDown = (event: KeyboardEvent) => {
		// Enter also accepts what an input method offers; some browsers tell only by the old code.
		const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
		if (event.key !== "Enter" || event.shiftKey || isComposing) return;
		event.preventDefault();
		send();
	};

	return (
		<form
			method="post"
			onSubmit={submit}
			className="border-t border-line bg-ground px-5 pt-2 pb-1 wide:border-transparent wide:px-8 wide:pb-2"
		>
			<div className="mx-auto grid max-w-[44rem] gap-1">
				<BoxNote id={`${id}-note`} isOnline={isOnline} length={text.trim().length} />
				<div className="flex items-end gap-2 rounded-lg border border-field bg-surface p-1.5 pl-5 shadow-soft transition-colors hover:border-ink-2 has-[textarea:focus-visible]:border-fig has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-fig">
					<label htmlFor={id} className="sr-only">
						{copy.label}
					</label>
					<textarea
						ref={box}
						id={id}
						name="message"
						rows={1}
						value={text}
						onChange={(event) => onChange(event.target.value)}
						onKeyDown={onKeyDown}
						placeholder={copy.placeholder}
						enterKeyHint="send"
						autoComplete="off"
						aria-invalid={over > 0 || undefined}
						aria-describedby={`${id}-hint ${id}-note`}
						className="max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2 outline-none placeholder:text-ink-2"
					/>
					<span id={`${id}-hint`} className="sr-only">
						{copy.hint}
					</span>
					{isAnswering ? (
						<button
							type="button"
							aria-label={copy.stop}
							onClick={stop}
							className={`${ROUND} bg-blush text-fig hover:outline-2 hover:outline-fig`}
						>
							<Square aria-hidden="true" className="size-4 fill-current" />
						</button>
					) : (
						<button
							type="submit"
							aria-label={copy.send}
							disabled={!canSend}
							className={`${ROUND} bg-fig text-on-fig hover:bg-fig-deep disabled:bg-silk disabled:text-ink-2`}
						>
							<ArrowUp aria-hidden="true" className="size-5" />
						</button>
					)}
				</div>
				{children}
			</div>
		</form>
	);
}

function fit(area: HTMLTextAreaElement, text: string): void {
	area.style.height = "auto";
	area.style.height = text === "" ? "" : `${area.scrollHeight}px`;
}

/** Makes a box as high as its text; its style says how far. */
function useGrowing(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
	useLayoutEffect(() => {
		if (box.current !== null) fit(box.current, text);
	}, [box, text]);
}

interface BoxNoteProps {
	id: string;
	isOnline: boolean;
	length: number;
}

/** One line above the box where there is something to say: no connection, or a question that gets long. */
function BoxNote({ id, isOnline, length }: BoxNoteProps) {
	const over = length - CHAT_LIMITS.message;
	const text = !isOnline
		? copy.offline
		: over > 0
			? copy.over(over)
			: length >= NEAR
				? copy.count(length)
				: "";
	const tone = over > 0 ? "font-medium text-danger" : isOnline ? "text-ink-2" : "font-medium text-amber";
	return (
		<p id={id} aria-live="polite" className={classNames("px-5 text-small empty:hidden", tone)}>
			{text}
		</p>
	);
}
