import { Check, ChevronDown, CircleAlert, Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { uiCopy } from "./copy.ts";

interface FieldText {
	label: ReactNode;
	/** One line below the label that helps before a mistake happens. */
	hint?: ReactNode;
	/** What is wrong and how to mend it; announced when it appears. */
	error?: string | undefined;
}

interface FieldProps extends FieldText {
	id: string;
	children: ReactNode;
}

export const FIELD_STYLE =
	"w-full rounded-sm border border-field bg-surface px-4 py-3 text-ink placeholder:text-ink-2 transition-colors " +
	"hover:border-ink-2 aria-invalid:border-danger aria-invalid:bg-danger-soft/40";

/** Ids of the texts that describe the input, for `aria-describedby`. */
function describedBy(id: string, { hint, error }: Omit<FieldText, "label">): string | undefined {
	const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
	return ids.length === 0 ? undefined : ids.join(" ");
}

function Field({ id, label, hint, error, children }: FieldProps) {
	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="font-medium">
				{label}
			</label>
			{hint !== undefined && (
				<p id={`${id}-hint`} className="text-small text-ink-2">
					{hint}
				</p>
			)}
			{children}
			{error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
		</div>
	);
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
	return (
		<p id={id} role="alert" className="flex items-start gap-1.5 text-small font-medium text-danger">
			<CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
			{children}
		</p>
	);
}

type TextFieldProps = FieldText & Omit<ComponentProps<"input">, "id" | "className">;

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
	const id = useId();
	return (
		<Field id={id} label={label} hint={hint} error={error}>
			<input
				type="text"
				{...input}
				id={id}
				aria-invalid={error !== undefined || undefined}
				aria-describedby={describedBy(id, { hint, error })}
				className={`${FIELD_STYLE} min-h-12`}
			/>
		</Field>
	);
}

/** An address, named so that phones and password managers fill it in. */
export function EmailField(
	props: Omit<ComponentProps<typeof TextField>, "type" | "autoComplete" | "inputMode">,
) {
	return <TextField {...props} type="email" autoComplete="email" inputMode="email" />;
}

type TextAreaProps = FieldText & Omit<ComponentProps<"textarea">, "id" | "className">;

/** Grows with its text where the browser can. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
	const id = useId();
	return (
		<Field id={id} label={label} hint={hint} error={error}>
			<textarea
				rows={4}
				{...area}
				id={id}
				aria-invalid={error !== undefined || undefined}
				aria-describedby={describedBy(id, { hint, error })}
				className={`${FIELD_STYLE} field-sizing-content min-h-28 max-h-96 resize-y`}
			/>
		</Field>
	);
}

interface SelectFieldProps
	extends FieldText,
		Omit<ComponentProps<"select">, "id" | "className" | "children"> {
	options: readonly { value: string; label: string }[];
}

/** The device's own list of choices: the best one on a phone, and every screen reader knows it. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
	const id = useId();
	return (
		<Field id={id} label={label} hint={hint} error={error}>
			<div className="relative">
				<select
					{...select}
					id={id}
					aria-invalid={error !== undefined || undefined}
					aria-describedby={describedBy(id, { hint, error })}
					className={`${FIELD_STYLE} min-h-12 appearance-none pr-12 text-ellipsis`}
				>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
				<ChevronDown
					aria-hidden="true"
					className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink-2"
				/>
			</div>
		</Field>
	);
}

type PasswordFieldProps = FieldText & Omit<ComponentProps<"input">, "id" | "className" | "type">;

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
	const id = useId();
	const [shown, setShown] = useState(false);
	const Icon = shown ? EyeOff : Eye;
	return (
		<Field id={id} label={label} hint={hint} error={error}>
			<div className="relative">
				<input
					{...input}
					id={id}
					type={shown ? "text" : "password"}
					autoCapitalize="none"
					spellCheck={false}
					aria-invalid={error !== undefined || undefined}
					aria-describedby={describedBy(id, { hint, error })}
					className={`${FIELD_STYLE} min-h-12 pr-14`}
				/>
				<button
					type="button"
					aria-pressed={shown}
					aria-label={uiCopy.showPassword}
					onClick={() => setShown(!shown)}
					className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-sm text-ink-2 hover:text-ink"
				>
					<Icon aria-hidden="true" className="size-5" />
				</button>
			</div>
		</Field>
	);
}

interface CheckboxProps extends Omit<ComponentProps<"input">, "id" | "type" | "className"> {
	label: ReactNode;
	error?: string | undefined;
}

export function Checkbox({ label, error, ...input }: CheckboxProps) {
	const id = useId();
	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
				<span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
					<input
						{...input}
						id={id}
						type="checkbox"
						aria-invalid={error !== undefined || undefined}
						aria-describedby={error === undefined ? undefined : `${id}-error`}
						className="peer absolute inset-0 size-6 appearance-none rounded-xs border-[1.5px] border-field bg-surface transition-colors checked:border-fig checked:bg-fig hover:border-fig aria-invalid:border-danger"
					/>
					<Check
						aria-hidden="true"
						strokeWidth={3}
						className="pointer-events-none relative size-4 scale-50 text-on-fig opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
					/>
				</span>
				<span className="min-w-0">{label}</span>
			</label>
			{error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
		</div>
	);
}

interface ChoiceChipsProps<T extends string> {
	/** Question the chips answer; visible text stands elsewhere. */
	label: string;
	options: readonly T[];
	chosen: readonly T[];
	onChange: (chosen: T[]) => void;
}

/** Any number of a few: checkboxes in the shape of large chips. Keeps the order of `options`. */
export function ChoiceChips<T extends string>({ label, options, chosen, onChange }: ChoiceChipsProps<T>) {
	const toggle = (option: T) =>
		onChange(options.filter((each) => (each === option ? !chosen.includes(each) : chosen.includes(each))));
	return (
		<fieldset className="grid gap-3 wide:grid-cols-2">
			<legend className="sr-only">{label}</legend>
			{options.map((option) => (
				<label
					key={option}
					className="group relative flex min-h-14 items-center justify-between gap-3 rounded-md border border-field bg-surface px-5 py-3 font-medium transition-colors hover:border-fig has-checked:border-fig has-checked:bg-blush has-checked:text-fig has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-fig"
				>
					<input
						type="checkbox"
						checked={chosen.includes(option)}
						onChange={() => toggle(option)}
						className="absolute inset-0 cursor-pointer opacity-0"
					/>
					{option}
					<Check
						aria-hidden="true"
						className="size-5 opacity-0 transition-opacity group-has-checked:opacity-100"
					/>
				</label>
			))}
		</fieldset>
	);
}
