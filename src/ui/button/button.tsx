import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

/** `fill` is the one filled action in view, `ghost` the quiet one, `lamp` docks the lines in the final call to action. */
export type ButtonVariant = 'fill' | 'ghost' | 'lamp';
export type ButtonSize = 'small' | 'medium' | 'large';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string | undefined;
  children: ReactNode;
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look> {}

/** A control that acts on this page. */
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

interface ButtonLinkProps extends Look {
  href: string;
  /** Marks a link into the registration and login application, which carries the visitor id. */
  outbound?: 'register' | 'login';
  /** What it is called where its words alone would not say which it is; begins with them. */
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
