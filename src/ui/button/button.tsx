import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

/**
 * `fill` is the primary action, at most one in view; `ghost` is secondary; `lamp` is the final call
 * to action, in which the lines end.
 */
export type ButtonVariant = 'fill' | 'ghost' | 'lamp';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string | undefined;
  children: ReactNode;
}

interface ButtonProps
  extends ButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ButtonLook> {}

/** A button that acts on this page. */
export function Button({
  variant = 'ghost',
  size = 'medium',
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-screen=""
      {...rest}
    />
  );
}

interface ButtonLinkProps extends ButtonLook {
  href: string;
  /** Marks a link to the registration and login application, to which the visitor id is added. */
  outbound?: 'register' | 'login';
  /** Accessible name if the visible text alone is ambiguous; begins with that text. */
  label?: string;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'ghost',
  size = 'medium',
  className,
  href,
  outbound,
  label,
  children,
}: ButtonLinkProps) {
  return (
    <a
      className={clsx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-screen=""
      href={href}
      data-outbound={outbound}
      aria-label={label}
    >
      {children}
    </a>
  );
}
