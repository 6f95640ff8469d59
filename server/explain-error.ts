const reasons: Record<string, string> = {
  EROFS: 'is on a disk that can only be read',
  EACCES: 'may not be used by this user',
  EPERM: 'may not be used by this user',
  ENOSPC: 'is on a disk that is full',
  EDQUOT: 'is on a disk where this user’s share is full',
  ENOTDIR: 'lies below a file, where a folder should be',
  EEXIST: 'is a file, where a folder should be',
  EISDIR: 'is a folder, where a file should be',
  ENOENT: 'can’t be made: the folder above it is missing',
  EMFILE: 'can’t be opened: this process has too many files open',
  EIO: 'is on a disk that reports an error',
}

/**
 * An error as words for whoever runs the product: what the system says about a file becomes a sentence that names the
 * place; other messages stay as they are.
 */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code = '', path, syscall } = error as NodeJS.ErrnoException
  const reason = syscall && path ? reasons[code] : undefined
  return reason ? `${path} ${reason}. Set DATA_DIR to another folder, or mend this one.` : error.message
}
