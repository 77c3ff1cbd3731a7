#!/bin/sh
# keep-running.sh DELAYS LIVED PROGRAM [ARGUMENT …]
# Runs a program and starts it again when it dies by a fault: after so many seconds each time (DELAYS, a list with
# blanks), until the list is at its end; a run of LIVED seconds begins the list anew. A shell, because it costs 1 MB
# beside the server where Node.js costs 40.
#
# Not a fault: 0, and 78 (EX_CONFIG: what was set can't work); 75 (EX_TEMPFAIL: not now) is one only for a program that
# has run before. A signal that ends this shell ends the program in its own good order.
delays=$1
lived=$2
shift 2
left=$delays
stopping=
has_run=

stop() {
  stopping=1
  interrupted=1
  kill -TERM "$child" 2>/dev/null
}

while :; do
  began=$(date +%s)
  # Redirected, or the shell would give it none.
  "$@" <&0 &
  child=$!
  trap stop INT TERM HUP
  interrupted=1
  # A signal ends the wait, not the program.
  while [ "$interrupted" ]; do
    interrupted=
    wait "$child"
    code=$?
  done
  if [ "$stopping" ] || [ "$code" = 0 ] || [ "$code" = 78 ]; then exit "$code"; fi
  if [ "$code" = 75 ] && [ -z "$has_run" ]; then exit "$code"; fi
  has_run=1
  if [ $(($(date +%s) - began)) -ge "$lived" ]; then left=$delays; fi
  if [ -z "$left" ]; then
    echo "伺服器一再意外結束（代碼 $code），不再重新啟動。請看上面的訊息，排除問題後再執行 npm start。" >&2
    exit "$code"
  fi
  delay=${left%% *}
  case $left in
    *' '*) left=${left#* } ;;
    *) left= ;;
  esac
  echo "伺服器意外結束（代碼 $code），$delay 秒後重新啟動。" >&2
  sleep "$delay" &
  child=$!
  wait "$child"
  if [ "$stopping" ]; then exit "$code"; fi
done
